import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { forgetHousehold } from '../live/household'
import { beginIn } from '../live/openHousehold'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { householdLabel } from './householdLabel'
import { messages } from './messages'
import type { HouseholdFragment, OwnHouseholdFragment } from './operations.generated'
import type { HouseholdControls } from './useHousehold'

interface LeaveHouseholdProps {
  household: HouseholdFragment
  /** All of the person's. */
  households: readonly OwnHouseholdFragment[]
  controls: HouseholdControls
}

/**
 * The way out of a household: for its members, and for who is alone in one of several, which then ends. An owner with others
 * hands it over before (docs/product.md HH-7, HH-27).
 */
export function LeaveHousehold({ household, households, controls }: LeaveHouseholdProps) {
  const alerts = useAlerts()
  const [asking, setAsking] = useState(false)
  const accounts = household.members.filter(({ role }) => role !== null)
  const isOwner = accounts.some(({ isViewer, role }) => isViewer && role === 'OWNER')
  const isEnd = accounts.length === 1
  const next = households.find(({ id }) => id !== household.id)
  if (isEnd ? next === undefined : isOwner) return null
  const leave = async () => {
    const done = await controls.leave()
    setAsking(false)
    if (!done) return
    if (next) return beginIn(next, '/household')
    forgetHousehold()
    alerts.info(messages.left)
  }
  const name = next && householdLabel(next)
  return (
    <>
      <Button variant="quiet" icon={<DoorOpen aria-hidden="true" />} onClick={() => setAsking(true)}>
        {isEnd ? messages.end : messages.leave}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={isEnd ? messages.askEnd : messages.askLeave}
          description={
            name === undefined ? messages.leaveHint : isEnd ? messages.endHint({ name }) : messages.leaveFor({ name })
          }
          keep={isEnd ? messages.keepIt : messages.stay}
          confirm={isEnd ? messages.endConfirm : messages.leaveConfirm}
          busy={controls.busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void leave()}
        />
      ) : null}
    </>
  )
}
