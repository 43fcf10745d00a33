import { LIMITS } from '../../schema/limits'
import type { PlanAct, PlanCategory, PlanRows } from '../../schema/planOperations'
import { standingOf } from '../../schema/standing'
import { isOfCategory } from '../catalogue/compiled'
import { inputError } from '../platform/errors'
import type { InputError, PlanActInput } from '../generated/schemaTypes'
import { checkUuid } from '../households/checkUuid'
import type { FindEntry, FindRecipe } from '../menu/mealFinder'
import { messages } from './messages'
import { readContent } from './readContent'
import { isCount, servesError } from './readPlanInput'

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
    const eaten = input.addRow.content && errors.length === 0 ? content : { uniqueId }
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
  return input.setMeal ? { setMeal: input.setMeal } : { removeRow: input.removeRow }
}

/** Everything that is wrong with an act on those rows as a client gives it; of content that is wrong that alone. */
export function checkActInput(
  input: PlanActInput,
  act: PlanAct,
  rows: PlanRows,
  known: Known,
  path: string,
): InputError[] {
  const errors = checkGivenContent(input, rows, known, path)
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
            `${at}.content.dishes[0].recipe`,
            messages.wrongCategory({ meal: chosen.meal.name, category }),
          ),
        ]
      : []),
  ]
}

export const ownLeftovers = (path: string): InputError =>
  inputError('INVALID', `${path}.leftoversOf`, messages.ownLeftovers)

/** Everything that is wrong with an act on those rows, each by its path. */
function checkPlanAct(act: PlanAct, rows: PlanRows, known: Known, path: string): InputError[] {
  if ('addRow' in act) {
    const { rowId, category, uniqueId, serves, eaters, variantOf } = act.addRow
    const at = `${path}.addRow`
    return [
      ...checkUuid(rowId, `${at}.rowId`),
      ...(variantOf === null ? [] : checkUuid(variantOf, `${at}.variantOf`)),
      ...checkMeal(uniqueId, category, known, at),
      ...checkServes(serves, at),
      ...checkEaters(eaters, known, at),
    ]
  }
  if ('setServes' in act) return checkServes(act.setServes.serves, `${path}.setServes`)
  if ('setEaters' in act) return checkEaters(act.setEaters.eaters, known, `${path}.setEaters`)
  if ('removeRow' in act || 'setDate' in act || 'setLock' in act || 'setWeekly' in act || 'setContent' in act) return []
  const { rowId, uniqueId } = act.setMeal
  const category = rows.find(({ id }) => id === rowId)?.category ?? null
  return checkMeal(uniqueId, category, known, `${path}.setMeal`)
}

function checkMeal(uniqueId: string, category: PlanCategory | null, { find }: Known, path: string): InputError[] {
  if (uniqueId === '') return []
  const chosen = find(uniqueId)
  if (chosen === null) return [inputError('UNKNOWN', `${path}.uniqueId`, messages.noSuchMeal)]
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
