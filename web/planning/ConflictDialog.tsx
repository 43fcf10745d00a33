import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Picture } from '../ui/Picture'
import type { SavedPlanControls } from './useSavedPlan'

/** Asks whose plan counts when the stored one is newer than the one on the page. Leaving it open loses nothing either. */
export function ConflictDialog({ controls, based }: { controls: SavedPlanControls; based: boolean }) {
  const { conflict, keepMine, takeSaved, decideLater, saving } = controls
  const when = conflict ? new Date(conflict.savedAt).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' }) : ''
  return (
    <Dialog
      open={conflict !== null}
      onOpenChange={decideLater}
      title={based ? 'Your saved plan has changed' : 'You already have a saved plan'}
      picture={<Picture name="spiral-calendar" />}
      description={
        based
          ? `Another device saved a plan on ${when}, after you loaded this one. Which one do you want to keep?`
          : `It was saved on ${when}. Which one do you want to keep?`
      }
      actions={
        <>
          <Button onClick={takeSaved}>Take the saved one</Button>
          <Button variant="primary" busy={saving} onClick={keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        <strong>Keep mine</strong> replaces the saved plan with the one on this page. <strong>Take the saved one</strong> shows
        the saved plan here, and Undo brings yours back.
      </p>
    </Dialog>
  )
}
