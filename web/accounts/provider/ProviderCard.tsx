import { useContext, useId, useState } from 'react'
import { formatDate } from '../../../schema/text/format'
import { callServer } from '../../session/callServer'
import { AccountName } from '../../session/AccountName'
import { SessionEndsContext } from '../../session/plainHooks'
import { DisconnectProviderText } from '../../session/provider/operations.generated'
import { useProviderState } from '../../session/provider/useProviderState'
import { VisitButton } from '../../session/provider/VisitButton'
import { useAlerts } from '../../ui/alerts'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Dialog } from '../../ui/Dialog'
import { PasswordField } from '../../ui/PasswordField'
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
      <DisconnectDialog name={name} open={asks} onOpenChange={setAsks} onDone={reload} />
    </Card>
  )
}

interface DisconnectDialogProps {
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

function DisconnectDialog({ name, open, onOpenChange, onDone }: DisconnectDialogProps) {
  const formId = useId()
  const ends = useContext(SessionEndsContext)
  const alerts = useAlerts()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const change = (next: boolean) => {
    setPassword('')
    setProblem(null)
    onOpenChange(next)
  }
  const disconnect = async () => {
    if (ends === null) return
    setBusy(true)
    try {
      const { disconnectProvider } = await callServer(DisconnectProviderText, { input: { password } }, ends)
      if (!disconnectProvider.ok) return setProblem(disconnectProvider.errors[0]?.message ?? messages.failed)
      change(false)
      alerts.info(messages.disconnected({ name }))
      onDone()
    } catch (error) {
      setProblem(failureOf(error, messages.failed).text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={`${messages.disconnect({ name })}?`}
      description={messages.disconnectHint}
      actions={
        <>
          <Button onClick={() => change(false)}>{messages.keep}</Button>
          <Button type="submit" form={formId} variant="danger" busy={busy}>
            {messages.disconnect({ name })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        aria-label={messages.disconnect({ name })}
        onSubmit={(event) => {
          event.preventDefault()
          void disconnect()
        }}
      >
        <AccountName />
        <PasswordField
          label={accounts.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={problem}
          hint={accounts.proofHint}
          onChange={(value) => {
            setPassword(value)
            setProblem(null)
          }}
        />
      </form>
    </Dialog>
  )
}
