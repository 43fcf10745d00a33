import { onHousehold } from '../live/household'
import { readKeptPlan } from '../plan/keptPlan'
import { onForgottenCheck } from '../plan/plannerStorage'
import { isOver, readDeviceOwner } from '../session/deviceOwner'
import { onForgotten } from '../session/forgetPerson'
import { subscribeToSession } from '../session/session'
import { tokenOwner } from '../session/tokenOwner'
import { removeKept } from './removeKept'

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
        removeKept(owner)
        forgetParts(owner, false)
      }
      if (present !== '') owner = present
    }),
    onHousehold(({ id }) => {
      const kept = readKeptPlan()
      if (kept && kept.householdId !== id) removeKept(tokenOwner())
    }),
    onForgottenCheck(() => removeKept(tokenOwner())),
    onForgotten((gone) => forgetParts(gone, true)),
  ]
  return () => stops.forEach((stop) => stop())
}

/** What cannot be removed now is shown to no one else. */
function forgetParts(owner: string, all: boolean): void {
  void import('../live/replica/Replica').then(({ forgetReplica }) => forgetReplica(owner, all)).catch(() => {})
}
