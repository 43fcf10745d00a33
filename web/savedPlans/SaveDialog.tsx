import { Button } from '../ui/Button'
import { messages } from './messages'
import { NameDialog } from './NameDialog'
import type { useSavedPlans } from './useSavedPlans'

interface SaveDialogProps {
  controls: Pick<ReturnType<typeof useSavedPlans>, 'keep' | 'saving'>
  onClose: () => void
}

/** Saves the current plan under a name; one that has the name already is replaced only when that is said. */
export function SaveDialog({ controls: { keep, saving }, onClose }: SaveDialogProps) {
  return (
    <NameDialog
      title={messages.saveTitle}
      hint={messages.saveHint}
      name=""
      confirm={messages.save}
      busy={saving}
      onSave={(name) => keep(name, null, 0)}
      whenTaken={(name, show) => (
        <Button busy={saving} onClick={() => void keep(name, null, null).then(show)}>
          {messages.replace}
        </Button>
      )}
      onClose={onClose}
    />
  )
}
