import { LIMITS } from '../../schema/limits'
import type { CompiledMeal } from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { CATEGORIES, type Category } from '../catalogue/types'
import { inputError } from '../errors'
import type { CategoryPlanInput, InputError, MealEntryInput, MealPlanInput } from '../generated/resolverTypes'

/** A row that has been read: the meal with its swaps, or null when the row is empty, and its serves. */
export interface PlanRow {
  readonly chosen: MealWithSwaps | null
  readonly numServes: number
}

/** A plan that has been read and found sound. */
export type ReadPlan = Readonly<Record<Category, readonly PlanRow[]>>

/** The meal with its swaps that an entry's id names; null when it names none that the person may know. */
export type FindEntry = (entryId: string) => MealWithSwaps | null

/** Something read, or every reason why it cannot be. */
export type Read<Value> =
  { readonly value: Value; readonly errors: readonly [] } | { readonly value: null; readonly errors: InputError[] }

/** Of an overlong list only so many rows are looked at, so that an answer does not outgrow its question. */
const ROWS_LOOKED_AT = 50

/**
 * Reads a plan and reports everything that is wrong with it, each by its path. Nothing but the unique ids and the
 * serves is believed. A meal may stand only in the categories that it is made for: nothing of ours puts it elsewhere.
 */
export function readPlanInput(plan: MealPlanInput, find: FindEntry, path = 'plan'): Read<ReadPlan> {
  const errors: InputError[] = []
  const read = (category: Category) => readCategory(plan[category], category, find, `${path}.${category}`, errors)
  const value: ReadPlan = { breakfast: read('breakfast'), lunch: read('lunch'), dinner: read('dinner') }
  return errors.length > 0 ? { value: null, errors } : { value, errors: [] }
}

/** Reads a single entry, of whatever category, in the same way. */
export function readEntryInput(entry: MealEntryInput, find: FindEntry, path = 'entry'): Read<PlanRow> {
  const errors: InputError[] = []
  const value = readRow(entry, null, find, path, errors)
  return errors.length > 0 ? { value: null, errors } : { value, errors: [] }
}

/** Whether a meal is made for a category. */
export function isOfCategory(meal: CompiledMeal, category: Category): boolean {
  return (meal.categoryMask & (1 << CATEGORIES.indexOf(category))) !== 0
}

/** Whether a number is whole and within 0 to `most`. */
export function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most
}

/** The error of serves that are no whole number from 0 to 10. */
export function servesError(path: string): InputError {
  return inputError('OUT_OF_RANGE', path, `Serves must be a whole number from 0 to ${LIMITS.serves}.`)
}

/** The error of a number of meals that is no whole number from 0 to 10. */
export function numMealsError(path: string): InputError {
  return inputError(
    'OUT_OF_RANGE',
    path,
    `The number of meals must be a whole number from 0 to ${LIMITS.mealsPerCategory}.`,
  )
}

function readCategory(
  { settings: { numMeals }, mealList }: CategoryPlanInput,
  category: Category,
  find: FindEntry,
  path: string,
  errors: InputError[],
): PlanRow[] {
  if (!isCount(numMeals, LIMITS.mealsPerCategory)) errors.push(numMealsError(`${path}.settings.numMeals`))
  if (numMeals !== mealList.length)
    errors.push(
      inputError(
        'MISMATCH',
        `${path}.settings.numMeals`,
        `The number of meals is ${numMeals}, but the list has ${mealList.length}.`,
      ),
    )
  if (mealList.length > LIMITS.mealsPerCategory)
    errors.push(inputError('TOO_MANY', `${path}.mealList`, `A category has at most ${LIMITS.mealsPerCategory} meals.`))
  return mealList
    .slice(0, ROWS_LOOKED_AT)
    .map((entry, row) => readRow(entry, category, find, `${path}.mealList[${row}]`, errors))
}

function readRow(
  { uniqueId, numServes }: MealEntryInput,
  category: Category | null,
  find: FindEntry,
  path: string,
  errors: InputError[],
): PlanRow {
  if (!isCount(numServes, LIMITS.serves)) errors.push(servesError(`${path}.numServes`))
  if (uniqueId === '') return { chosen: null, numServes }
  const chosen = find(uniqueId)
  if (chosen === null) errors.push(inputError('UNKNOWN', `${path}.uniqueId`, 'There is no such meal.'))
  else if (category !== null && !isOfCategory(chosen.meal, category))
    errors.push(inputError('INVALID', `${path}.uniqueId`, `${chosen.meal.name} is not a ${category} meal.`))
  return { chosen, numServes }
}
