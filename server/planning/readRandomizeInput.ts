import { LIMITS } from '../../schema/limits'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { CATEGORIES, type Category } from '../catalogue/types'
import { inputError } from '../platform/errors'
import type {
  InputError,
  ProposalScope,
  RandomizeCategoryInput,
  RandomizeMealPlanInput,
} from '../generated/schemaTypes'
import type { FindEntry } from '../menu/mealFinder'
import { messages } from './messages'
import { isCount, numMealsError, type Read, servesError } from './readPlanInput'

/** How many meals a category wants, with the serves of each row. */
export interface WantedCategory {
  readonly numMeals: number
  readonly serves: readonly number[]
  /** Members who eat these meals; null for all who eat the category. */
  readonly eaters: readonly string[] | null
}

/** A valid request for meals. */
export interface Wanted {
  /** null where a category was left out. */
  readonly categories: Readonly<Record<Category, WantedCategory | null>>
  readonly scope: ProposalScope
  /** The meals that stay in the plan. */
  readonly keep: readonly MealWithSwaps[]
}

/** Reads which meals are wanted and reports everything that is wrong with the input, each by its path. */
export function readRandomizeInput(input: RandomizeMealPlanInput, find: FindEntry): Read<Wanted> {
  const errors: InputError[] = []
  const read = (category: Category) => readCategory(input[category] ?? null, category, errors)
  const categories = { breakfast: read('breakfast'), lunch: read('lunch'), dinner: read('dinner') }
  if (errors.length === 0 && CATEGORIES.every((category) => (categories[category]?.numMeals ?? 0) === 0))
    errors.push(inputError('EMPTY_PLAN', null, messages.selectCount))
  const keep = readKeep(input.keep ?? [], find, errors)
  const numMeals = CATEGORIES.reduce((sum, category) => sum + (categories[category]?.numMeals ?? 0), 0)
  const scope = input.scope ?? (numMeals === 1 && input.keep?.some((id) => id !== '') ? 'ROW' : 'CATEGORIES')
  if (errors.length === 0 && scope === 'ROW' && numMeals !== 1)
    errors.push(inputError('MISMATCH', 'scope', messages.rowOfOneMeal))
  if ((input.seed ?? '').length > LIMITS.seedLength) errors.push(inputError('TOO_LONG', 'seed', messages.seedTooLong()))
  return errors.length > 0 ? { value: null, errors } : { value: { categories, keep, scope }, errors: [] }
}

function readCategory(
  wanted: RandomizeCategoryInput | null,
  path: Category,
  errors: InputError[],
): WantedCategory | null {
  if (wanted === null) return null
  const { numMeals, serves = [], eaters = null } = wanted
  if (!isCount(numMeals, LIMITS.mealsPerCategory)) errors.push(numMealsError(`${path}.numMeals`))
  if (serves.length > LIMITS.mealsPerCategory)
    errors.push(inputError('TOO_MANY', `${path}.serves`, messages.categoryTooLong()))
  serves.slice(0, LIMITS.mealsPerCategory).forEach((count, row) => {
    if (!isCount(count, LIMITS.serves)) errors.push(servesError(`${path}.serves[${row}]`))
  })
  return { numMeals, serves, eaters }
}

/** The meals that stay in the plan. Empty ids stand for empty rows. */
function readKeep(ids: readonly string[], find: FindEntry, errors: InputError[]): MealWithSwaps[] {
  if (ids.length > LIMITS.entriesPerList) {
    errors.push(inputError('TOO_MANY', 'keep', messages.planTooLong()))
    return []
  }
  return ids.flatMap((id, index) => {
    const found = id === '' ? null : find(id)
    if (found === null && id !== '') errors.push(inputError('UNKNOWN', `keep[${index}]`, messages.noSuchMeal))
    return found ?? []
  })
}
