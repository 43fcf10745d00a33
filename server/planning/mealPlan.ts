import type { SavedMealPlan } from '../generated/resolverTypes'
import type { Services } from '../services'
import { MealPlanModel } from './MealPlanModel'
import { mealFinder } from './mealFinder'
import { toSavedMealPlan } from './shapePlan'

export async function mealPlan(services: Services, userId: string): Promise<SavedMealPlan | null> {
  const saved = await MealPlanModel.query(services.db).findById(userId)
  return saved ? toSavedMealPlan(saved, (await mealFinder(services, userId)).byEntryId) : null
}
