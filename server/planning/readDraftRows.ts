import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../schema/limits'
import { PLAN_CATEGORIES, type PlanCategory, type PlanRow, type PlanRows, rowsOf } from '../../schema/planOperations'
import { isOfCategory } from '../catalogue/compiled'
import { encodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import type { DraftRowInput, InputError } from '../generated/schemaTypes'
import { checkUuid } from '../households/checkUuid'
import { isHouseholds } from '../menu/guestTable'
import type { TableMenu } from '../menu/tableMenu'
import { inputError } from '../platform/errors'
import { finderIn } from './mealFinder'
import { messages } from './messages'
import { checkEaters, checkServes } from './readPlanActs'
import type { Read } from './readPlanInput'

/**
 * Reads whole rows as a caller sends them, and reports everything that is wrong with them, each by its path
 * (docs/product.md PLAN-61).
 */
export function readDraftRows(inputs: readonly DraftRowInput[], table: TableMenu): Read<PlanRows> {
  if (inputs.length > LIMITS.draftRows)
    return { value: null, errors: [inputError('TOO_MANY', 'rows', messages.tooManyRows())] }
  const errors: InputError[] = []
  const rows = inputs.flatMap((input, index) => {
    const read = readRow(input, table, `rows[${index}]`)
    errors.push(...read.errors, ...checkAgain(inputs, index))
    return read.value ?? []
  })
  if (errors.length > 0) return { value: null, errors }
  return { value: PLAN_CATEGORIES.flatMap((category) => rowsOf(rows, category)), errors: [] }
}

/** What is wrong with an id that an earlier row has. */
function checkAgain(inputs: readonly DraftRowInput[], index: number): InputError[] {
  const id = inputs[index]?.id
  const isFirst = !id || inputs.findIndex((one) => one.id === id) === index
  return isFirst ? [] : [inputError('DUPLICATE', `rows[${index}].id`, messages.rowTwice)]
}

function readRow(input: DraftRowInput, table: TableMenu, path: string): Read<PlanRow> {
  const { id, date, serves = null, eaters = null, isLocked } = input
  const content = readContent(input, table, `${path}.content`)
  const chosen = content.value
  const category = input.category ?? chosen?.meal.meal.categories[0] ?? null
  const memberIds = new Set(isHouseholds(table) ? table.members.map((member) => member.id) : [])
  const errors = [
    ...(id ? checkUuid(id, `${path}.id`) : []),
    ...content.errors,
    ...(content.errors.length > 0 ? [] : checkCategory(category, chosen, path)),
    ...checkServes(serves, path),
    ...checkEaters(eaters, { memberIds }, path),
  ]
  if (errors.length > 0 || category === null) return { value: null, errors }
  const uniqueId = chosen ? encodeMealEntryId(chosen.meal.id, chosen.swaps) : ''
  const more = { ...(date && { date }), ...(isLocked && { isLocked }) }
  return {
    value: { id: id ?? randomUUID(), category, uniqueId, serves, eaters, variantOf: null, ...more },
    errors: [],
  }
}

/** The dish that is eaten, with its swaps; none in an empty row. */
function readContent(
  { content }: DraftRowInput,
  table: TableMenu,
  path: string,
): { value: MealWithSwaps | null; errors: InputError[] } {
  if (!content) return { value: null, errors: [] }
  const { dishes } = content
  const [dish] = dishes ?? []
  if (!dish || dishes?.length !== 1)
    return { value: null, errors: [inputError('OUT_OF_RANGE', `${path}.dishes`, messages.oneDish)] }
  const { byEntryId, byId, bySlug } = finderIn(table)
  const value = byId(dish.recipe) ?? bySlug(dish.recipe) ?? byEntryId(dish.recipe)
  const errors = value ? [] : [inputError('UNKNOWN', `${path}.dishes[0].recipe`, messages.noSuchMeal)]
  return { value, errors }
}

function checkCategory(category: PlanCategory | null, chosen: MealWithSwaps | null, path: string): InputError[] {
  if (category === null) return [inputError('REQUIRED', `${path}.category`, messages.noCategory)]
  if (!chosen || isOfCategory(chosen.meal, category)) return []
  return [inputError('INVALID', `${path}.category`, messages.wrongCategory({ meal: chosen.meal.name, category }))]
}
