import type { MealEntryInput, MealPlanInput } from '../apollo/schemaTypes.generated'
import { CATEGORIES, type Entry, type Plan } from './plan'

/** The part of an entry that the server accepts; the rest follows from the id. */
export function toEntryInput({ uniqueId, numServes }: Entry): MealEntryInput {
  return { uniqueId, numServes }
}

/** The plan as operations send it. */
export function toPlanInput(plan: Plan): MealPlanInput {
  const parts = CATEGORIES.map((category) => {
    const mealList = plan[category].mealList.map(toEntryInput)
    return [category, { settings: { numMeals: mealList.length }, mealList }]
  })
  return Object.fromEntries(parts) as MealPlanInput
}
