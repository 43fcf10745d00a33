import { Copy } from 'lucide-react'
import { useCopy } from '../product/useCopy'
import { Button } from '../ui/Button'
import { Row, Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { messages } from './messages'

/** A fresh address, to copy: it is shown only now. */
export function CalendarAddress({ address }: { address: string }) {
  const copy = useCopy()
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
        <Button variant="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copy(address, messages)}>
          {messages.copy}
        </Button>
      </Row>
    </Stack>
  )
}
