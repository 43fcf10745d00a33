import { useContext, useState } from 'react'
import { formatDate } from '../../../schema/text/format'
import { callServer } from '../../session/callServer'
import { SessionEndsContext } from '../../session/plainHooks'
import { DisconnectProviderText } from '../../session/provider/operations.generated'
import { ProvenDialog } from '../../session/provider/ProvenDialog'
import { useProviderState } from '../../session/provider/useProviderState'
import { VisitButton } from '../../session/provider/VisitButton'
import { useAlerts } from '../../ui/alerts'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import type { Problem } from '../../ui/FormProblems'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { failureOf } from '../answerErrors'
import { messages as accounts } from '../messages'
import { messages } from './messages'

/** In Settings: whether the account is connected with the home's own provider (docs/product.md ACC-63); nothing without one. */
export function ProviderCard() {
  const { state, reload } = useProviderState()
  const [asks, setAsks] = useState(false)
  if (!state?.provider) return null
  const { name, connectedAt } = state.provider
  return (
    <Card title={messages.ways({ name })}>
      <Stack>
        <Text $muted>
          {connectedAt === null
            ? messages.isApart({ name })
            : messages.isConnected({ name, date: formatDate(connectedAt, { dateStyle: 'medium' }) })}
          {connectedAt === null || state.hasPassword ? null : ` ${messages.needsPassword({ name })}`}
        </Text>
        {connectedAt === null ? (
          <VisitButton purpose="CONNECT">{messages.connectWith({ name })}</VisitButton>
        ) : state.hasPassword ? (
          <div>
            <Button variant="quiet" onClick={() => setAsks(true)}>
              {messages.disconnect({ name })}
            </Button>
          </div>
        ) : null}
      </Stack>
      {asks ? <DisconnectDialog name={name} onClose={() => setAsks(false)} onDone={reload} /> : null}
    </Card>
  )
}

interface DisconnectDialogProps {
  name: string
  onClose: () => void
  onDone: () => void
}

function DisconnectDialog({ name, onClose, onDone }: DisconnectDialogProps) {
  const ends = useContext(SessionEndsContext)
  const alerts = useAlerts()
  const [busy, setBusy] = useState(false)
  const disconnect = async (password: string): Promise<readonly Problem[]> => {
    if (ends === null) return []
    setBusy(true)
    try {
      const { disconnectProvider } = await callServer(DisconnectProviderText, { input: { password } }, ends)
      if (!disconnectProvider.ok) return disconnectProvider.errors
      alerts.info(messages.disconnected({ name }))
      onDone()
      return []
    } catch (error) {
      return [{ field: 'password', message: failureOf(error, messages.failed).text }]
    } finally {
      setBusy(false)
    }
  }
  return (
    <ProvenDialog
      title={`${messages.disconnect({ name })}?`}
      description={messages.disconnectHint}
      password={accounts.password}
      hint={accounts.proofHint}
      keep={messages.keep}
      confirm={messages.disconnect({ name })}
      variant="danger"
      busy={busy}
      onConfirm={disconnect}
      onClose={onClose}
    />
  )
}
