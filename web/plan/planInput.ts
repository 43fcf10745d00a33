import type { MealEntryInput, MealPlanInput } from '../apollo/schemaTypes.generated'
import { CATEGORIES, entriesOf, type Entry, type Plan } from './plan'
import { factsOf } from './rowFacts'

/** The part of an entry that the server accepts; the rest follows from the id. */
export function toEntryInput({ uniqueId, numServes, ...entry }: Entry): MealEntryInput {
  const { eaters, ...facts } = factsOf(entry)
  return { uniqueId, numServes, ...facts, ...(eaters && { eaters: [...eaters] }) }
}

/** The plan as operations send it. */
export function toPlanInput(plan: Plan): MealPlanInput {
  const parts = CATEGORIES.map((category) => {
    const mealList = entriesOf(plan[category]).map(toEntryInput)
    return [category, { settings: { numMeals: mealList.length }, mealList }]
  })
  return Object.fromEntries(parts) as MealPlanInput
}
