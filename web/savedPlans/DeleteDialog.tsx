import { flushSync } from 'react-dom'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { messages } from './messages'

interface DeleteDialogProps {
  name: string
  busy: boolean
  /** @param then once it is gone, before it leaves the list. */
  onDelete: (then: () => void) => Promise<void>
  onClose: () => void
}

/** Asks before a stored plan is deleted. */
export function DeleteDialog({ name, busy, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.askDelete({ name })}
      description={messages.deleteHint}
      actions={
        <>
          <Button onClick={onClose}>{messages.keepIt}</Button>
          <Button variant="danger" busy={busy} onClick={() => void onDelete(() => flushSync(onClose))}>
            {messages.delete}
          </Button>
        </>
      }
    />
  )
}
