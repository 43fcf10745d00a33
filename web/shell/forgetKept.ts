import { onHousehold } from '../live/household'
import { forgetKeptPlan, readKeptPlan } from '../plan/keptPlan'
import { forgetPlannedList } from '../shopping/plannedList'
import { isOver, readDeviceOwner } from '../session/deviceOwner'
import { subscribeToSession } from '../session/session'
import { tokenOwner } from '../session/tokenOwner'

/**
 * Removes the plan and the recipes that the device keeps for a person who has signed out, whom the server has refused, or
 * who belongs to another household by now (docs/product.md DEV-14). @returns what ends it.
 */
export function forgetKept(): () => void {
  let owner = tokenOwner() || (readDeviceOwner() ?? '')
  const stops = [
    subscribeToSession(() => {
      const present = tokenOwner()
      if (present !== '') owner = present
      else if (owner !== '' && isOver()) forget(owner)
    }),
    onHousehold(({ id }) => {
      const kept = readKeptPlan()
      if (kept && kept.householdId !== null && kept.householdId !== id) forget(tokenOwner())
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

function forget(owner: string): void {
  forgetKeptPlan(owner)
  forgetPlannedList(owner)
  // Without its code nothing is removed now; the recipes are shown to no one else, and the next plan replaces them.
  void import('../session/keptRecords').then(({ forgetRecords }) => forgetRecords(owner)).catch(() => {})
}
