import { LIMITS } from '../../schema/limits'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { CATEGORIES, type Category } from '../catalogue/types'
import { inputError } from '../errors'
import type { InputError, RandomizeCategoryInput, RandomizeMealPlanInput } from '../generated/resolverTypes'
import { type FindEntry, isCount, numMealsError, type Read, servesError } from './readPlanInput'

/** How many meals a category wants, with the serves of each row. */
export interface WantedCategory {
  readonly numMeals: number
  readonly serves: readonly number[]
}

/** A wish for meals that has been read and found sound; null where a category was not mentioned. */
export interface Wanted {
  readonly categories: Readonly<Record<Category, WantedCategory | null>>
  /** The meals that stay in the plan. */
  readonly keep: readonly MealWithSwaps[]
}

/** Reads what meals are wanted and reports everything that is wrong with it, each by its path. */
export function readRandomizeInput(input: RandomizeMealPlanInput, find: FindEntry): Read<Wanted> {
  const errors: InputError[] = []
  const read = (category: Category) => readCategory(input[category] ?? null, category, errors)
  const categories = { breakfast: read('breakfast'), lunch: read('lunch'), dinner: read('dinner') }
  if (errors.length === 0 && CATEGORIES.every((category) => (categories[category]?.numMeals ?? 0) === 0))
    errors.push(inputError('EMPTY_PLAN', null, 'Select a number of meals first'))
  const keep = readKeep(input.keep ?? [], find, errors)
  if ((input.seed ?? '').length > LIMITS.seedLength)
    errors.push(inputError('TOO_LONG', 'seed', `A seed has at most ${LIMITS.seedLength} characters.`))
  return errors.length > 0 ? { value: null, errors } : { value: { categories, keep }, errors: [] }
}

function readCategory(
  wanted: RandomizeCategoryInput | null,
  path: Category,
  errors: InputError[],
): WantedCategory | null {
  if (wanted === null) return null
  const { numMeals, serves = [] } = wanted
  if (!isCount(numMeals, LIMITS.mealsPerCategory)) errors.push(numMealsError(`${path}.numMeals`))
  if (serves.length > LIMITS.mealsPerCategory)
    errors.push(inputError('TOO_MANY', `${path}.serves`, `A category has at most ${LIMITS.mealsPerCategory} meals.`))
  serves.slice(0, LIMITS.mealsPerCategory).forEach((count, row) => {
    if (!isCount(count, LIMITS.serves)) errors.push(servesError(`${path}.serves[${row}]`))
  })
  return { numMeals, serves }
}

/** Empty ids stand for empty rows, which take nobody's place. */
function readKeep(ids: readonly string[], find: FindEntry, errors: InputError[]): MealWithSwaps[] {
  if (ids.length > LIMITS.entriesPerList) {
    errors.push(inputError('TOO_MANY', 'keep', `A plan has at most ${LIMITS.entriesPerList} meals.`))
    return []
  }
  return ids.flatMap((id, index) => {
    const found = id === '' ? null : find(id)
    if (found === null && id !== '') errors.push(inputError('UNKNOWN', `keep[${index}]`, 'There is no such meal.'))
    return found ?? []
  })
}
