import { randomUUID } from 'node:crypto'
import type { PlanRows } from '../../schema/planOperations'
import { foldText } from '../catalogue/foldText'
import type { HouseholdMove } from '../households/HouseholdMove'
import type { FollowMove } from '../platform/services'
import { MealPlanModel } from './MealPlanModel'
import { messages } from './messages'
import { CURRENT, PlanModel, SAVED } from './PlanModel'
import { readSavedPlan } from './savedPlan'

/** Characters of a plan's name before a number, and of a person's name in it. */
const LONGEST = { name: 54, person: 30 }

/**
 * When an account joins another household and its own one ends, the plans of that one become named plans of the new
 * household, the saved one included (docs/product.md HH-11). The account's own copy of the saved plan goes: it would count
 * as what the new household has saved.
 */
export const keepPlans: FollowMove = async ({ now }, trx, move) => {
  const { userId, from, to } = move
  const saved = move.isEnd ? await readSavedPlan(trx, from, [{ userId, joinedAt: 0 }]) : null
  await MealPlanModel.query(trx).deleteById(userId)
  if (!move.isEnd) return
  const taken = new Set((await PlanModel.query(trx).where({ householdId: to })).map(({ nameKey }) => nameKey))
  const plans = await PlanModel.query(trx).where({ householdId: from }).whereNot({ nameKey: SAVED }).orderBy('nameKey')
  const person = cut(move.name, LONGEST.person)
  for (const { id, name, nameKey, content } of plans)
    await PlanModel.query(trx)
      .findById(id)
      .patch({
        householdId: to,
        content: { rows: withEaters(content.rows, move) },
        ...freeName(nameKey === CURRENT ? messages.planOf({ name: person }) : name, taken),
      })
  if (saved)
    await PlanModel.query(trx).insert({
      id: randomUUID(),
      householdId: to,
      version: 1,
      content: { rows: withEaters(saved.rows, move) },
      changedAt: now(),
      changedBy: move.memberId,
      ...freeName(messages.savedPlanOf({ name: person }), taken),
    })
}

/** The name, with a number if it is taken, and its key, which is taken from now on. */
function freeName(wanted: string, taken: Set<string>): Pick<PlanModel, 'name' | 'nameKey'> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : messages.numberedPlan({ name: cut(wanted, LONGEST.name), number })
    const nameKey = (foldText(name) || name.toLowerCase()).slice(0, 190)
    if (nameKey === CURRENT || nameKey === SAVED || taken.has(nameKey)) continue
    taken.add(nameKey)
    return { name, nameKey }
  }
}

/** The same rows with the eaters who came along. Where none did, everyone who eats the category eats the row. */
function withEaters(rows: PlanRows, { memberIds }: HouseholdMove): PlanRows {
  return rows.map((row) => {
    const eaters = (row.eaters ?? []).flatMap((id) => memberIds.get(id) ?? [])
    return { ...row, eaters: eaters.length > 0 ? eaters : null }
  })
}

const cut = (text: string, length: number): string => [...text].slice(0, length).join('').trim()
