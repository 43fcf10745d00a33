import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Picture } from '../../ui/Picture'
import { messages as words } from './messages'
import type { SavedPlanControls } from '../useSavedPlan'

/** Asks which plan to keep when the stored one is newer than the one on the page; closing it changes neither. */
export default function ConflictDialog({ controls, based }: { controls: SavedPlanControls; based: boolean }) {
  const { conflict, keepMine, takeSaved, decideLater, saving } = controls
  const at = conflict?.savedAt ?? 0
  return (
    <Dialog
      open={conflict !== null}
      onOpenChange={decideLater}
      title={based ? words.changed : words.exists}
      picture={<Picture name="spiral-calendar" />}
      description={based ? words.savedLater({ at }) : words.savedBefore({ at })}
      actions={
        <>
          <Button onClick={() => void takeSaved()}>{words.takeSaved}</Button>
          <Button variant="primary" busy={saving} onClick={() => void keepMine()}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <p>
        <strong>{words.keepMine}</strong> {words.keepMineMeans} <strong>{words.takeSaved}</strong>{' '}
        {words.takeSavedMeans}
      </p>
    </Dialog>
  )
}
