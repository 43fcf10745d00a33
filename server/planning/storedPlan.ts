import { randomUUID } from 'node:crypto'
import { type PlanRows, rowsOf } from '../../schema/planOperations'
import { LIMITS } from '../../schema/limits'
import { CATEGORIES, type Category } from '../catalogue/types'
import type { StoredPlan } from './MealPlanModel'

/** Rows for what was saved as lists, with new ids. */
export function toRows(plan: StoredPlan): PlanRows {
  return CATEGORIES.flatMap((category) =>
    plan[category].mealList.map(({ uniqueId, numServes }) => ({
      id: randomUUID(),
      category,
      uniqueId,
      serves: numServes,
      eaters: null,
      variantOf: null,
    })),
  )
}

/** Rows as lists, without what lists do not say. */
export function toLists(rows: PlanRows): StoredPlan {
  const list = (category: Category): StoredPlan[Category] => {
    const mealList = rowsOf(rows, category).map(({ uniqueId, serves }) => ({
      uniqueId,
      numServes: serves ?? LIMITS.defaultServes,
    }))
    return { numMeals: mealList.length, mealList }
  }
  return { breakfast: list('breakfast'), lunch: list('lunch'), dinner: list('dinner') }
}
