import { LIMITS } from '../../schema/limits'
import { nutritionView } from '../catalogue/views'
import type { CookingResult, QueryCookingMealArgs } from '../generated/schemaTypes'
import { isCount, readEntryInput, servesError } from '../planning/readPlanInput'
import { scrubMeal } from '../planning/scrubPlan'
import type { Services } from '../platform/services'
import { tableMenu } from '../menu/tableMenu'
import { shapeCooked } from './shapeCooked'
import type { Caller } from '../request/context'

/** Ingredients and steps of an entry, for the given serves or else its own. An empty entry has none. */
export async function cookingMeal(
  services: Services,
  caller: Caller,
  { entry, serves, category, eaters }: QueryCookingMealArgs,
): Promise<CookingResult> {
  const table = await tableMenu(services, caller)
  const { value, errors } = readEntryInput(entry, table)
  const problems = [...errors]
  if (!isCount(serves ?? 0, LIMITS.serves)) problems.push(servesError('serves'))
  const nothing = {
    ingredients: [],
    steps: [],
    stepServes: 0,
    unfollowedSwaps: [],
    stepSections: [],
    parts: [],
    nutrition: null,
    unsuitable: [],
  }
  if (!value || problems.length > 0) return { ...nothing, errors: problems }
  if (value.chosen === null) return { ...nothing, errors: [] }
  const { meal, swaps } = value.chosen
  return {
    ...shapeCooked(services.catalogue.compiled, value.chosen, serves ?? entry.numServes),
    nutrition: nutritionView(meal, swaps),
    unsuitable:
      scrubMeal(value.chosen, table.forMeal(meal, { category, eaters: eaters ?? value.eaters }))?.reasons ?? [],
    errors: [],
  }
}
