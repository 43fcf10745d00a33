import type { SavedMealPlan } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { tableMenu } from '../menu/tableMenu'
import { plansOfHousehold, savesOfHousehold } from './plansOfHousehold'
import { latestSave } from './savedPlan'
import { toSavedMealPlan } from './shapePlan'

/** The saved plan of a user's household; null when none was saved. */
export async function mealPlan(services: Services, userId: string): Promise<SavedMealPlan | null> {
  const [table, plans, saves] = await Promise.all([
    tableMenu(services, userId),
    plansOfHousehold(services, userId),
    savesOfHousehold(services, userId),
  ])
  const saved = latestSave(plans.saved, saves, table.members)
  return saved ? toSavedMealPlan(saved, table) : null
}
