import { Button } from '../../ui/Button'
import { Row, Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { messages } from '../received/messages'

export interface ReadyFileProps {
  /** A file that was shared with the product, or opened with it. */
  file: File
  /** Another one is under way, or there is no connection. */
  busy: boolean
  onBringIn: () => void
  onDiscard: () => void
}

/** A file that waits for the person to begin: what others hand over is not brought in by itself (docs/product.md MOVE-24). */
export function ReadyFile({ file, busy, onBringIn, onDiscard }: ReadyFileProps) {
  return (
    <Stack $gap={2}>
      <Text>{messages.ready({ name: file.name })}</Text>
      <Row $gap={2}>
        <Button variant="primary" busy={busy} onClick={onBringIn}>
          {messages.bringIn}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {messages.discard}
        </Button>
      </Row>
    </Stack>
  )
}
