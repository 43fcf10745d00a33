import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { MealPlate } from '../ui/MealPlate'
import { messages } from './messages'
import type { DishRowFragment } from './operations.generated'

export interface DeleteDishDialogProps {
  /** The dish to ask about; null closes the dialog. */
  dish: DishRowFragment | null
  busy: boolean
  onClose: () => void
  onDelete: (dish: DishRowFragment) => void
}

/** Asks before a dish is deleted (docs/product.md DISH-11). */
export function DeleteDishDialog({ dish, busy, onClose, onDelete }: DeleteDishDialogProps) {
  return (
    <Dialog
      open={dish !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={messages.askDelete({ name: dish?.name ?? messages.thisDish })}
      description={messages.deleteHelp}
      picture={dish ? <MealPlate src={dish.plate} alt="" size={48} /> : null}
      actions={
        <>
          <Button onClick={onClose}>{messages.keepIt}</Button>
          <Button variant="danger" busy={busy} onClick={() => dish && onDelete(dish)}>
            {messages.delete}
          </Button>
        </>
      }
    />
  )
}
