import type { SavedMealPlan } from '../generated/resolverTypes'
import type { Services } from '../services'
import { userMenu } from '../settings/userMenu'
import { MealPlanModel } from './MealPlanModel'
import { toSavedMealPlan } from './shapePlan'

export async function mealPlan(services: Services, userId: string): Promise<SavedMealPlan | null> {
  const saved = await MealPlanModel.query(services.db).findById(userId)
  return saved ? toSavedMealPlan(saved, await userMenu(services, userId)) : null
}
