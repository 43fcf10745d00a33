import { LIMITS } from '../../schema/limits'
import {
  leanRow,
  PLAN_CATEGORIES,
  type PlanCategory,
  type PlanRow,
  type PlanRows,
  rowsOf,
} from '../../schema/planOperations'
import { standingOf } from '../../schema/standing'
import { isOfCategory } from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { DraftRowInput, InputError } from '../generated/schemaTypes'
import { checkUuid } from '../households/checkUuid'
import { isHouseholds } from '../menu/guestTable'
import type { TableMenu } from '../menu/tableMenu'
import { inputError } from '../platform/errors'
import { finderIn } from '../menu/mealFinder'
import { messages } from './messages'
import { readContent } from './readContent'
import { checkEaters, checkServes, ownLeftovers } from './readPlanActs'
import type { Read } from './readPlanInput'
import { newId } from '../../schema/newId'

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
    errors.push(
      ...read.errors,
      ...checkAgain(inputs, index),
      ...checkRef(inputs, input.versionOf, `rows[${index}].versionOf`),
      ...checkRef(inputs, input.content?.leftoversOf, `rows[${index}].content.leftoversOf`),
      ...(input.id && input.content?.leftoversOf === input.id ? [ownLeftovers(`rows[${index}].content`)] : []),
    )
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

/** What is wrong with the id of another row of the same plan. */
function checkRef(inputs: readonly DraftRowInput[], id: string | null | undefined, path: string): InputError[] {
  return !id || inputs.some((one) => one.id === id) ? [] : [inputError('UNKNOWN', path, messages.noSuchRow)]
}

function readRow(input: DraftRowInput, table: TableMenu, path: string): Read<PlanRow> {
  const { id, serves = null, eaters = null, versionOf = null } = input
  const { content, chosen, errors: wrong } = readContent(input.content, finderIn(table).byName, `${path}.content`)
  const category = input.category ?? chosen?.meal.meal.categories[0] ?? null
  const memberIds = new Set(isHouseholds(table) ? table.members.map((member) => member.id) : [])
  const errors = [
    ...(id ? checkUuid(id, `${path}.id`) : []),
    ...wrong,
    ...(wrong.length > 0 ? [] : checkCategory(category, chosen, path)),
    ...checkServes(serves, path),
    ...checkEaters(eaters, { memberIds }, path),
  ]
  if (errors.length > 0 || category === null) return { value: null, errors }
  const row = { id: id ?? newId(), category, ...content, serves, eaters, variantOf: versionOf }
  return {
    value: leanRow({ ...row, ...standingOf(input) }),
    errors: [],
  }
}

function checkCategory(category: PlanCategory | null, chosen: MealWithSwaps | null, path: string): InputError[] {
  if (category === null) return [inputError('REQUIRED', `${path}.category`, messages.noCategory)]
  if (!chosen || isOfCategory(chosen.meal, category)) return []
  return [inputError('INVALID', `${path}.category`, messages.wrongCategory({ meal: chosen.meal.name, category }))]
}
