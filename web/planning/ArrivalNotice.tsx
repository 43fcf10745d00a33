import { Undo2 } from 'lucide-react'
import { planMessages } from '../plan/messages'
import { PlanChanges } from '../plan/PlanChanges'
import { usePlan } from '../plan/PlannerContext'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { messages } from './messages'
import type { SavedPlanControls } from './useSavedPlan'

/** What the present settings changed in a plan that was loaded, or that it could not be checked against them. */
export function ArrivalNotice({ controls }: { controls: SavedPlanControls }) {
  const { arrival, dismissArrival, checkAgain, loading } = controls
  const { plan, isEmpty, canUndoTo, dispatch } = usePlan()
  if (!arrival || isEmpty) return null
  const { before, after, changes } = arrival
  const canUndo = canUndoTo(before)
  // Once the load was undone there is nothing to report.
  if (plan !== after && !canUndo) return null
  if (changes === null)
    return (
      <Banner tone="warning">
        {messages.loadedUnchecked}{' '}
        <Button variant="quiet" busy={loading} onClick={() => void checkAgain()}>
          {planMessages.checkPlan}
        </Button>
      </Banner>
    )
  const undo = () => {
    dispatch({ type: 'undo', to: before })
    dismissArrival()
  }
  return changes.length > 0 ? (
    <PlanChanges changes={changes} onDismiss={dismissArrival}>
      {canUndo ? (
        <Button icon={<Undo2 aria-hidden="true" />} onClick={undo}>
          {messages.undo}
        </Button>
      ) : null}
    </PlanChanges>
  ) : null
}
