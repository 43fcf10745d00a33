import { Copy } from 'lucide-react'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Row, Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { messages } from './messages'

/** A fresh address, to copy: it is shown only now. */
export function CalendarAddress({ address }: { address: string }) {
  const alerts = useAlerts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      alerts.info(messages.copied)
    } catch {
      alerts.error(messages.copyFailed)
    }
  }
  return (
    <Stack $gap={2}>
      <TextField
        label={messages.address}
        hint={messages.hint}
        readOnly
        value={address}
        onChange={() => {}}
        onFocus={(event) => event.target.select()}
      />
      <Row>
        <Button variant="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </Row>
    </Stack>
  )
}
