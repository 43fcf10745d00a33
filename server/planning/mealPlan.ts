import type { SavedMealPlan } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import type { TableWithPlans } from './plansOfCall'
import { savesOfHousehold } from './plansOfHousehold'
import { latestSave } from './savedPlan'
import { toSavedMealPlan } from './shapePlan'
import type { Caller } from '../request/context'

/** The saved plan of a user's household; null when none was saved. */
export async function mealPlan(
  services: Services,
  caller: Caller,
  reading: Promise<TableWithPlans>,
): Promise<SavedMealPlan | null> {
  const [[table, plans], saves] = await Promise.all([reading, savesOfHousehold(services, caller)])
  const saved = latestSave(plans.saved, saves, table.members)
  return saved ? toSavedMealPlan(saved, table) : null
}
