import { forgetTable } from '../live/keptTable'
import { forgetKeptPlan } from '../plan/keptPlan'
import { forgetPlannedList } from '../shopping/plannedList'

/** Removes the plan that the device keeps for a person, with its list, its recipes and who eats it (docs/product.md DEV-14). */
export function removeKept(owner: string): void {
  forgetKeptPlan(owner)
  forgetPlannedList(owner)
  forgetTable(owner)
  // What cannot be removed now is shown to no one else, and the next plan replaces it.
  void import('../plan/keptPlates').then(({ forgetPlates }) => forgetPlates()).catch(() => {})
  void import('../session/keptRecords').then(({ forgetRecords }) => forgetRecords(owner)).catch(() => {})
}
