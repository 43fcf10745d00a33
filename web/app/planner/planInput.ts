import { CATEGORIES, type Category, type Entry, type Plan } from './plan'

/** The part of an entry that the server believes. */
export interface EntryInput {
  uniqueId: string
  numServes: number
}

/** A plan as operations send it: `MealPlanInput` of the schema. */
export type PlanInput = Record<Category, { settings: { numMeals: number }; mealList: EntryInput[] }>

/** An entry as operations send it. */
export function toEntryInput({ uniqueId, numServes }: Entry): EntryInput {
  return { uniqueId, numServes }
}

/** The plan as operations send it. */
export function toPlanInput(plan: Plan): PlanInput {
  const parts = CATEGORIES.map((category) => {
    const mealList = plan[category].mealList.map(toEntryInput)
    return [category, { settings: { numMeals: mealList.length }, mealList }]
  })
  return Object.fromEntries(parts) as PlanInput
}
