import type { PlanRows } from '../../schema/planOperations'
import type { HouseholdMove } from '../households/HouseholdMove'
import type { FollowMove } from '../platform/services'
import { forgetChanges } from './changes/notedChange'
import { cut, freeName } from './freeName'
import { MealPlanModel } from './MealPlanModel'
import { messages } from './messages'
import { CURRENT, isPast, PlanModel, SAVED } from './PlanModel'
import { readSavedPlan } from './savedPlan'
import { newId } from '../../schema/newId'

/** Characters of a person's name in that of a plan. */
const LONGEST_PERSON = 30

/**
 * When an account joins another household and its own one ends, the plans of that one become named plans of the new
 * household, the saved one included (docs/product.md HH-11), and its past weeks are past weeks there. The account's own copy
 * of the saved plan goes: it would count as what the new household has saved.
 */
export const keepPlans: FollowMove = async ({ now }, trx, move) => {
  const { userId, from, to, place } = move
  if (from === null) return
  const saved = move.isEnd ? (await readSavedPlan(trx, from, [{ userId, joinedAt: 0, place }])).saved : null
  if (place === 0) await MealPlanModel.query(trx).deleteById(userId)
  if (!move.isEnd) return
  const taken = new Set((await PlanModel.query(trx).where({ householdId: to })).map(({ nameKey }) => nameKey))
  const plans = await PlanModel.query(trx).where({ householdId: from }).whereNot({ nameKey: SAVED }).orderBy('nameKey')
  const person = cut(move.name, LONGEST_PERSON)
  for (const plan of plans) {
    const { id, name, nameKey, content } = plan
    // Of a plan in which nothing was planned there is nothing to keep.
    const isCurrent = nameKey === CURRENT
    if (isCurrent && content.rows.length === 0) continue
    if (isCurrent) await forgetChanges(trx, id)
    await PlanModel.query(trx)
      .findById(id)
      .patch({
        householdId: to,
        content: { rows: withEaters(content.rows, move) },
        ...(isCurrent ? { namedAfter: userId } : {}),
        ...(isPast(plan)
          ? { changedBy: move.memberId }
          : freeName(isCurrent ? messages.planOf({ name: person }) : name, taken)),
      })
  }
  if (saved)
    await PlanModel.query(trx).insert({
      id: newId(),
      householdId: to,
      version: 1,
      content: { rows: withEaters(saved.rows, move) },
      changedAt: now(),
      changedBy: move.memberId,
      broughtBy: move.memberId,
      namedAfter: userId,
      ...freeName(messages.savedPlanOf({ name: person }), taken),
    })
}

/** The same rows with the eaters who came along. Where none did, everyone who eats the category eats the row. */
function withEaters(rows: PlanRows, { memberIds }: HouseholdMove): PlanRows {
  return rows.map((row) => {
    const eaters = (row.eaters ?? []).flatMap((id) => memberIds.get(id) ?? [])
    return { ...row, eaters: eaters.length > 0 ? eaters : null }
  })
}
