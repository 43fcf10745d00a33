import { useContext, useState } from 'react'
import { Button } from '../../ui/Button'
import { FieldError } from '../../ui/FieldFrame'
import { Stack } from '../../ui/Stack'
import { callServer } from '../callServer'
import { SessionEndsContext } from '../plainHooks'
import { messages } from './messages'
import { BeginPasskeyProofText, ProveByPasskeyText } from './operations.generated'

/** Has the person show a passkey, as proof that it is them (docs/product.md ACC-75), and says below what went wrong. */
export function PasskeyProof({ onProven }: { onProven: () => void }) {
  const ends = useContext(SessionEndsContext)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const prove = async (): Promise<string | null> => {
    if (ends === null) return null
    const { beginPasskeyProof: begun } = await callServer(BeginPasskeyProofText, {}, ends)
    if (begun.options === null) return begun.errors[0]?.message ?? messages.proofFailed
    const { showPasskey } = await import('./ceremonies')
    const ceremony = await showPasskey(begun.options)
    if ('failed' in ceremony) return ceremony.failed === 'cancelled' ? messages.proofCancelled : messages.refused
    const input = { response: ceremony.response }
    const { proveByPasskey: proven } = await callServer(ProveByPasskeyText, { input }, ends)
    if (!proven.ok) return proven.errors[0]?.message ?? messages.proofFailed
    onProven()
    return null
  }
  const press = async () => {
    setBusy(true)
    setProblem(await prove().catch(() => messages.proofFailed))
    setBusy(false)
  }
  return (
    <Stack $gap={2}>
      <div>
        <Button busy={busy} onClick={() => void press()}>
          {messages.confirm}
        </Button>
      </div>
      <div role="alert">{problem === null ? null : <FieldError>{problem}</FieldError>}</div>
    </Stack>
  )
}
