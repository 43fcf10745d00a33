import { LIMITS } from '../../schema/limits'
import { type PlanAct, type PlanCategory, type PlanRows } from '../../schema/planOperations'
import { isOfCategory } from '../catalogue/compiled'
import { inputError } from '../platform/errors'
import type { InputError, PlanActInput } from '../generated/schemaTypes'
import { checkUuid } from '../households/checkUuid'
import { messages } from './messages'
import { type FindEntry, isCount, servesError } from './readPlanInput'

/** What acts may name: meals by their entries' ids, members by theirs. */
export interface Known {
  find: FindEntry
  memberIds: ReadonlySet<string>
}

/** An act as it is applied. */
export function toPlanAct(input: PlanActInput): PlanAct {
  if (input.addRow) {
    const { rowId, category, uniqueId, after = null, serves = null, eaters = null, variantOf = null } = input.addRow
    const { date, isLocked } = input.addRow
    const more = { ...(date && { date }), ...(isLocked && { isLocked }) }
    return { addRow: { rowId, category, uniqueId, after, serves, eaters, variantOf, ...more } }
  }
  if (input.setServes) return { setServes: { rowId: input.setServes.rowId, serves: input.setServes.serves ?? null } }
  if (input.setEaters) return { setEaters: { rowId: input.setEaters.rowId, eaters: input.setEaters.eaters ?? null } }
  if (input.setDate) return { setDate: { rowId: input.setDate.rowId, date: input.setDate.date ?? null } }
  if (input.setLock) return { setLock: input.setLock }
  return input.setMeal ? { setMeal: input.setMeal } : { removeRow: input.removeRow }
}

/** Everything that is wrong with an act on those rows, each by its path. */
export function checkPlanAct(act: PlanAct, rows: PlanRows, known: Known, path: string): InputError[] {
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
  if ('removeRow' in act || 'setDate' in act || 'setLock' in act) return []
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
