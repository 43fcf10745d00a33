import type { SavedMealPlan } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { tableMenu } from '../menu/tableMenu'
import { plansOfHousehold, savesOfHousehold } from './plansOfHousehold'
import { latestSave } from './savedPlan'
import { toSavedMealPlan } from './shapePlan'
import type { Caller } from '../request/context'

/** The saved plan of a user's household; null when none was saved. */
export async function mealPlan(services: Services, caller: Caller): Promise<SavedMealPlan | null> {
  const [table, plans, saves] = await Promise.all([
    tableMenu(services, caller),
    plansOfHousehold(services, caller),
    savesOfHousehold(services, caller),
  ])
  const saved = latestSave(plans.saved, saves, table.members)
  return saved ? toSavedMealPlan(saved, table) : null
}
