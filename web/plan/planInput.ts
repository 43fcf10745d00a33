import { joinEntryId } from '../../schema/servedWith'
import type { MealEntryInput, MealPlanInput } from '../apollo/schemaTypes.generated'
import { CATEGORIES, entriesOf, type Entry, type Plan, type Row } from './plan'
import { factsOf } from './rowFacts'
import { servedIds } from './served'

/** The part of an entry that the server accepts; the rest follows from the id. */
export function toEntryInput(entry: Entry & Pick<Row, 'servedServes'>): MealEntryInput {
  const { uniqueId, numServes, servedServes } = entry
  const { eaters, ...facts } = factsOf(entry)
  const id = joinEntryId({ uniqueId, ...servedIds(entry) })
  return {
    ...{ uniqueId: id, numServes },
    ...(servedServes !== undefined && { servedServes }),
    ...facts,
    ...(eaters && { eaters: [...eaters] }),
  }
}

/** The plan as operations send it. */
export function toPlanInput(plan: Plan): MealPlanInput {
  const parts = CATEGORIES.map((category) => {
    const mealList = entriesOf(plan[category]).map(toEntryInput)
    return [category, { settings: { numMeals: mealList.length }, mealList }]
  })
  return Object.fromEntries(parts) as MealPlanInput
}
