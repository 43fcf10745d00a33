import { LIMITS } from '../../schema/limits'
import type { PlanAct, PlanCategory, PlanRows, RowContent } from '../../schema/planOperations'
import { holdsSomething } from '../../schema/rowsOver'
import { servedIn, type ServedRole, splitEntryId } from '../../schema/servedWith'
import { standingOf } from '../../schema/standing'
import { isOfCategory } from '../catalogue/compiled'
import { encodeMealEntryId } from '../catalogue/mealEntryId'
import { inputError } from '../platform/errors'
import type { InputError, PlanActInput, SetMealInput, SetServedInput } from '../generated/schemaTypes'
import { checkUuid } from '../households/checkUuid'
import type { FindEntry, FindRecipe } from '../menu/mealFinder'
import { messages } from './messages'
import { checkServed, readContent } from './readContent'
import { isCount, servesError } from './readPlanInput'
import { servedDishes } from './servedDishes'

/** What acts may name: meals by their entries' ids, members by theirs. */
export interface Known {
  find: FindEntry
  findRecipe: FindRecipe
  memberIds: ReadonlySet<string>
}

/** An act as it is applied. */
export function toPlanAct(input: PlanActInput, { findRecipe }: Pick<Known, 'findRecipe'>): PlanAct {
  if (input.addRow) {
    const { content, errors } = readContent(input.addRow.content, findRecipe, '')
    const { rowId, category, after = null, serves = null, eaters = null, variantOf = null } = input.addRow
    const { date, isLocked, isWeekly, uniqueId } = input.addRow
    const standing = standingOf({ date, isLocked: isLocked ?? false, isWeekly: isWeekly ?? false })
    const eaten = input.addRow.content && errors.length === 0 ? content : splitEntryId(uniqueId)
    return { addRow: { rowId, category, after, ...eaten, serves, eaters, variantOf, ...standing } }
  }
  if (input.setContent) {
    const { rowId, content } = input.setContent
    return { setContent: { rowId, ...readContent(content, findRecipe, '').content } }
  }
  if (input.setServes) return { setServes: { rowId: input.setServes.rowId, serves: input.setServes.serves ?? null } }
  if (input.setEaters) return { setEaters: { rowId: input.setEaters.rowId, eaters: input.setEaters.eaters ?? null } }
  if (input.setDate) return { setDate: { rowId: input.setDate.rowId, date: input.setDate.date ?? null } }
  if (input.setLock) return { setLock: input.setLock }
  if (input.setWeekly) return { setWeekly: input.setWeekly }
  if (input.setSide) return { setSide: toServed(input.setSide, findRecipe) }
  if (input.setDessert) return { setDessert: toServed(input.setDessert, findRecipe) }
  return input.setMeal ? toMealAct(input.setMeal) : { removeRow: input.removeRow }
}

/** A meal alone keeps what is served with it in the row; one that names what is takes its place. */
function toMealAct({ rowId, uniqueId }: SetMealInput): PlanAct {
  const content = splitEntryId(uniqueId)
  return content.uniqueId === uniqueId ? { setMeal: { rowId, uniqueId } } : { setContent: { rowId, ...content } }
}

function toServed({ rowId, recipe = null }: SetServedInput, find: FindRecipe) {
  const found = recipe === null ? null : find(recipe)
  return { rowId, recipe: found && encodeMealEntryId(found.meal.id, found.swaps) }
}

/** Everything that is wrong with an act on those rows as a client gives it; of content that is wrong that alone. */
export function checkActInput(
  input: PlanActInput,
  act: PlanAct,
  rows: PlanRows,
  known: Known,
  path: string,
): InputError[] {
  const errors = [...checkGivenContent(input, rows, known, path), ...checkGivenServed(input, rows, known, path)]
  return errors.length > 0 ? errors : checkPlanAct(act, rows, known, path)
}

function checkGivenContent(input: PlanActInput, rows: PlanRows, { findRecipe }: Known, path: string): InputError[] {
  const { addRow, setContent } = input
  const given = addRow ?? setContent
  if (!given) return []
  const at = `${path}.${addRow ? 'addRow' : 'setContent'}`
  const { chosen, errors } = readContent(given.content, findRecipe, `${at}.content`)
  const category = addRow?.category ?? rows.find(({ id }) => id === given.rowId)?.category
  return [
    ...errors,
    ...(addRow?.content && addRow.uniqueId !== ''
      ? [inputError('INVALID', `${at}.uniqueId`, messages.twoContents)]
      : []),
    ...(given.content?.leftoversOf === given.rowId ? [ownLeftovers(`${at}.content`)] : []),
    ...(chosen && category && !isOfCategory(chosen.meal, category)
      ? [
          inputError(
            'INVALID',
            `${at}.content.dishes[${given.content?.dishes?.findIndex(({ role }) => role === 'MAIN') ?? 0}].recipe`,
            messages.wrongCategory({ meal: chosen.meal.name, category }),
          ),
        ]
      : []),
  ]
}

function checkGivenServed(input: PlanActInput, rows: PlanRows, { findRecipe }: Known, path: string): InputError[] {
  const { setSide, setDessert } = input
  const given = setSide ?? setDessert
  if (!given?.recipe) return []
  const role: ServedRole = setSide ? 'side' : 'dessert'
  const at = `${path}.${setSide ? 'setSide' : 'setDessert'}`
  const found = findRecipe(given.recipe)
  if (!found) return [inputError('UNKNOWN', `${at}.recipe`, messages.noSuchMeal)]
  const row = rows.find(({ id }) => id === given.rowId)
  // A row that others have emptied meanwhile is no error: there is nothing to serve it with.
  return row && row.uniqueId === '' && holdsSomething(row)
    ? [inputError('INVALID', `${at}.rowId`, messages.nothingServed)]
    : checkServed(found, role, `${at}.recipe`)
}

export const ownLeftovers = (path: string): InputError =>
  inputError('INVALID', `${path}.leftoversOf`, messages.ownLeftovers)

/** Everything that is wrong with an act on those rows, each by its path. */
function checkPlanAct(act: PlanAct, rows: PlanRows, known: Known, path: string): InputError[] {
  if ('addRow' in act) {
    const { rowId, category, serves, eaters, variantOf } = act.addRow
    const at = `${path}.addRow`
    return [
      ...checkUuid(rowId, `${at}.rowId`),
      ...(variantOf === null ? [] : checkUuid(variantOf, `${at}.variantOf`)),
      ...checkMeal(act.addRow, category, known, at),
      ...checkServes(serves, at),
      ...checkEaters(eaters, known, at),
    ]
  }
  if ('setServes' in act) return checkServes(act.setServes.serves, `${path}.setServes`)
  if ('setEaters' in act) return checkEaters(act.setEaters.eaters, known, `${path}.setEaters`)
  if (!('setMeal' in act || 'setContent' in act)) return []
  // What `setContent` was given has been read; what became of a meal that names what is served with it has not.
  const eaten = 'setMeal' in act ? act.setMeal : act.setContent
  const category = rows.find(({ id }) => id === eaten.rowId)?.category ?? null
  return checkMeal(eaten, category, known, `${path}.setMeal`)
}

function checkMeal(eaten: RowContent, category: PlanCategory | null, { find }: Known, path: string): InputError[] {
  if (eaten.uniqueId === '') return []
  const chosen = find(eaten.uniqueId)
  if (chosen === null || servedDishes(eaten, find).length < Object.keys(servedIn(eaten)).length)
    return [inputError('UNKNOWN', `${path}.uniqueId`, messages.noSuchMeal)]
  if (category === null || isOfCategory(chosen.meal, category)) return []
  return [inputError('INVALID', `${path}.uniqueId`, messages.wrongCategory({ meal: chosen.meal.name, category }))]
}

/** What is wrong with the serves of a row; null for none that were set. */
export function checkServes(serves: number | null, path: string): InputError[] {
  return serves === null || isCount(serves, LIMITS.serves) ? [] : [servesError(`${path}.serves`)]
}

/** What is wrong with those who are named as eating a row; null for none that were named. */
export function checkEaters(
  eaters: readonly string[] | null,
  { memberIds }: Pick<Known, 'memberIds'>,
  path: string,
): InputError[] {
  if (eaters === null) return []
  if (eaters.length === 0) return [inputError('REQUIRED', `${path}.eaters`, messages.noEaters)]
  const unknown = eaters.findIndex((id) => !memberIds.has(id))
  return unknown < 0 ? [] : [inputError('UNKNOWN', `${path}.eaters[${unknown}]`, messages.noSuchMember)]
}
