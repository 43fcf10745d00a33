import { LIMITS } from '../../schema/limits'
import { splitEntryId } from '../../schema/servedWith'
import { isOfCategory } from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { Category } from '../catalogue/types'
import { inputError } from '../platform/errors'
import type { CategoryPlanInput, InputError, MealEntryInput, MealPlanInput } from '../generated/schemaTypes'
import type { TableMenu } from '../menu/tableMenu'
import { messages } from './messages'
import { type ServedDish, servedDishes } from './servedDishes'
import { presentEaters } from './whoEats'

/** What a row of a plan says of who eats it; what is left out is null or false, or stays as it is stored. */
export interface RowFacts {
  /** Members who eat it; null for all who eat the category. */
  readonly eaters?: readonly string[] | null
  /** No one has set the serves, so they follow the portions of those who eat. */
  readonly followsPortions?: boolean
  /** It is another version of the meal of the row before it. */
  readonly isVersion?: boolean
}

export interface PlanRow extends RowFacts {
  /** The meal with its swaps; null when the row is empty. */
  readonly chosen: MealWithSwaps | null
  /** What is served with the meal; missing for nothing. */
  readonly served?: readonly ServedDish[]
  /** Serves of that; missing for as many as of the meal. */
  readonly servedServes?: number
  readonly numServes: number
}

/** A valid plan. */
export type ReadPlan = Readonly<Record<Category, readonly PlanRow[]>>

/** What a plan may name: meals by their entries' ids, members by theirs. */
type Named = Pick<TableMenu, 'find' | 'members'>

/** What was read, or everything that is wrong with it. */
export type Read<Value> =
  | { readonly value: Value; readonly errors: readonly [] }
  | { readonly value: null; readonly errors: InputError[] }

/** How many rows of an overlong list are checked, so that the answer is not longer than the input. */
const ROWS_LOOKED_AT = 50

/**
 * Reads a plan and reports everything that is wrong with it, each by its path (docs/product.md PLAN-33). What is said of
 * the meals is not read (docs/product.md CAT-7), and members who have left are left out (PLAN-39).
 */
export function readPlanInput(plan: MealPlanInput, table: Named, path = 'plan'): Read<ReadPlan> {
  const errors: InputError[] = []
  const read = (category: Category) => readCategory(plan[category], category, table, `${path}.${category}`, errors)
  const value: ReadPlan = { breakfast: read('breakfast'), lunch: read('lunch'), dinner: read('dinner') }
  return errors.length > 0 ? { value: null, errors } : { value, errors: [] }
}

/** Reads a single entry, of any category, in the same way. */
export function readEntryInput(entry: MealEntryInput, table: Named, path = 'entry'): Read<PlanRow> {
  const errors: InputError[] = []
  const value = readRow(entry, null, table, path, errors)
  return errors.length > 0 ? { value: null, errors } : { value, errors: [] }
}

/** Whether a number is whole and within 0 to `most`. */
export function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most
}

export function servesError(path: string): InputError {
  return inputError('OUT_OF_RANGE', path, messages.servesRange({ from: 0 }))
}

export function numMealsError(path: string): InputError {
  return inputError('OUT_OF_RANGE', path, messages.numMealsRange())
}

function readCategory(
  { settings: { numMeals }, mealList }: CategoryPlanInput,
  category: Category,
  table: Named,
  path: string,
  errors: InputError[],
): PlanRow[] {
  if (!isCount(numMeals, LIMITS.mealsPerCategory)) errors.push(numMealsError(`${path}.settings.numMeals`))
  if (numMeals !== mealList.length)
    errors.push(
      inputError(
        'MISMATCH',
        `${path}.settings.numMeals`,
        messages.numMealsMismatch({ numMeals, rows: mealList.length }),
      ),
    )
  if (mealList.length > LIMITS.mealsPerCategory)
    errors.push(inputError('TOO_MANY', `${path}.mealList`, messages.categoryTooLong()))
  return mealList
    .slice(0, ROWS_LOOKED_AT)
    .map((entry, row) => readRow(entry, category, table, `${path}.mealList[${row}]`, errors))
}

function readRow(
  { uniqueId, numServes, servedServes, eaters, followsPortions, isVersion }: MealEntryInput,
  category: Category | null,
  { find, members }: Named,
  path: string,
  errors: InputError[],
): PlanRow {
  if (!isCount(numServes, LIMITS.serves)) errors.push(servesError(`${path}.numServes`))
  if (!isCount(servedServes ?? 0, LIMITS.serves)) errors.push(servesError(`${path}.servedServes`))
  const said = {
    numServes,
    ...(typeof servedServes === 'number' && { servedServes }),
    ...(eaters !== undefined && { eaters: presentEaters(eaters, members) }),
    ...(followsPortions !== undefined && { followsPortions: followsPortions ?? false }),
    ...(isVersion !== undefined && { isVersion: isVersion ?? false }),
  }
  if (uniqueId === '') return { chosen: null, ...said }
  const { uniqueId: mealId, ...named } = splitEntryId(uniqueId)
  const chosen = find(mealId)
  const served = servedDishes(named, find)
  if (chosen === null || served.length < Object.keys(named).length)
    errors.push(inputError('UNKNOWN', `${path}.uniqueId`, messages.noSuchMeal))
  else if (category !== null && !isOfCategory(chosen.meal, category))
    errors.push(inputError('INVALID', `${path}.uniqueId`, messages.wrongCategory({ meal: chosen.meal.name, category })))
  return { chosen, ...said, ...(served.length > 0 && { served }) }
}
