import { onHousehold } from '../live/household'
import { readKeptPlan } from '../live/keptPlan'
import { onForgottenCheck } from '../plan/plannerStorage'
import { isOver, readDeviceOwner } from '../session/deviceOwner'
import { onForgotten } from '../session/forgetPerson'
import { subscribeToSession } from '../session/session'
import { tokenOwner } from '../session/tokenOwner'
import { forgetLater, removeKept } from './removeKept'

/**
 * Removes what the device keeps for a person who has signed out, whom the server has refused, in whose place someone else
 * has signed in, or who has moved to another household; and what has to suit others than before (docs/product.md
 * DEV-14). @returns the cleanup.
 */
export function forgetKept(): () => void {
  let owner = tokenOwner() || (readDeviceOwner() ?? '')
  const stops = [
    subscribeToSession(() => {
      const present = tokenOwner()
      const isGone = present === '' ? isOver() : present !== owner
      if (owner !== '' && isGone) {
        const gone = owner
        removeKept(gone)
        forgetLater(({ forgetGone }) => forgetGone(gone, false))
      }
      if (present !== '') owner = present
    }),
    onHousehold(({ id }) => {
      const kept = readKeptPlan()
      if (kept && kept.householdId !== id) removeKept(tokenOwner())
    }),
    onForgottenCheck(() => removeKept(tokenOwner())),
    onForgotten((gone) => forgetLater(({ forgetGone }) => forgetGone(gone, true))),
  ]
  return () => stops.forEach((stop) => stop())
}
