import { Button } from './Button'
import { Dialog } from './Dialog'

export interface ConfirmDialogProps {
  title: string
  description: string
  keep: string
  confirm: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before something that others notice or that can't be undone. */
export function ConfirmDialog({ title, description, keep, confirm, busy, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
