import type { SavedMealPlan } from '../generated/resolverTypes'
import { membersOf } from '../households/lockHouseholds'
import { membership } from '../households/membership'
import type { Services } from '../services'
import { tableMenu } from '../settings/tableMenu'
import { readSavedPlan } from './savedPlan'
import { toSavedMealPlan } from './shapePlan'

/** The saved plan of a user's household; null when none was saved. */
export async function mealPlan(services: Services, userId: string): Promise<SavedMealPlan | null> {
  const { householdId } = await membership(services, userId)
  const saved = await readSavedPlan(services.db, householdId, await membersOf(services.db, householdId))
  return saved ? toSavedMealPlan(saved, await tableMenu(services, userId)) : null
}
