import { forgetTable } from '../live/keptTable'
import { forgetKeptPlan } from '../plan/keptPlan'
import { forgetPlannedList } from '../shopping/plannedList'
import type { forgetGone, forgetRecipes } from './forgetLater'

/** Removes the plan that the device keeps for a person, with its list, its recipes and who eats it (docs/product.md DEV-14). */
export function removeKept(owner: string): void {
  forgetKeptPlan(owner)
  forgetPlannedList(owner)
  forgetTable(owner)
  // The next plan replaces what cannot be removed now.
  forgetLater(({ forgetRecipes }) => forgetRecipes(owner))
}

interface Later {
  forgetGone: typeof forgetGone
  forgetRecipes: typeof forgetRecipes
}

/** Removes what takes longer. What cannot be removed now is shown to no one else. */
export function forgetLater(forget: (later: Later) => Promise<void>): void {
  void import('./forgetLater').then(forget).catch(() => {})
}
