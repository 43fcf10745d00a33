import { LIMITS } from '../../schema/limits'
import type { CookingResult, QueryCookingMealArgs } from '../generated/resolverTypes'
import { mealFinder } from '../planning/mealFinder'
import { isCount, readEntryInput, servesError } from '../planning/readPlanInput'
import type { Services } from '../services'
import { shapeCooked } from './shapeCooked'

/** Ingredients and steps of an entry, for the given serves or else its own. An empty entry has none. */
export async function cookingMeal(
  services: Services,
  userId: string,
  { entry, serves }: QueryCookingMealArgs,
): Promise<CookingResult> {
  const { value, errors } = readEntryInput(entry, (await mealFinder(services, userId)).byEntryId)
  const problems = [...errors]
  if (!isCount(serves ?? 0, LIMITS.serves)) problems.push(servesError('serves'))
  if (!value || problems.length > 0) return { ingredients: [], steps: [], stepServes: 0, errors: problems }
  if (value.chosen === null) return { ingredients: [], steps: [], stepServes: 0, errors: [] }
  return { ...shapeCooked(value.chosen, serves ?? entry.numServes), errors: [] }
}
