import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Picture } from '../ui/Picture'
import type { DishSummaryFragment } from './operations.generated'

/** Props of `DeleteDishDialog`. */
export interface DeleteDishDialogProps {
  /** null: nothing is asked. */
  dish: DishSummaryFragment | null
  busy: boolean
  onClose: () => void
  onDelete: () => void
}

/** Asks before a dish is deleted, which can't be undone. */
export function DeleteDishDialog({ dish, busy, onClose, onDelete }: DeleteDishDialogProps) {
  return (
    <Dialog
      open={dish !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Delete ${dish?.name ?? 'this dish'}?`}
      description="It can't be brought back. Where it stands in your plan, the row becomes empty."
      picture={dish ? <Picture name={dish.picture} /> : null}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={busy} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    />
  )
}
