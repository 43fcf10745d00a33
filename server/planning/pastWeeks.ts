import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { putBackFrozen, type Thawed } from '../cupboard/eatFrozen'
import type { HouseholdPart } from '../households/announceHousehold'
import type { TableMenu } from '../menu/tableMenu'
import type { Services } from '../platform/services'
import { PAST_KEYS, pastKey, type PlanContent, PlanModel } from './PlanModel'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { PlanView } from './views'
import { newId } from '../../schema/newId'

/** What an Undo may still bring back, and what a calendar shows of the past, is in so many past weeks. */
const LATELY = 4

/** Stores rows as a past week of a household; the oldest one goes where there are too many (docs/product.md PLAN-88). */
export async function addPastWeek(
  trx: Knex,
  householdId: string,
  content: PlanContent,
  { changedAt, changedBy }: Pick<PlanModel, 'changedAt' | 'changedBy'>,
): Promise<void> {
  const id = newId()
  const key = { householdId, name: '', nameKey: pastKey(id) }
  await PlanModel.query(trx).insert({ ...key, id, version: 1, content, changedAt, changedBy })
  const beyond = await pastOf(trx, householdId).offset(LIMITS.pastWeeks).limit(LIMITS.pastWeeks).select('id')
  if (beyond.length > 0)
    await PlanModel.query(trx)
      .whereIn(
        'id',
        beyond.map((one) => one.id),
      )
      .delete()
}

/**
 * Takes rows that are in the current plan again, as after an Undo, out of the past weeks; what they took out of the freezer
 * is there again. @returns what else of the household changed with it.
 */
export async function takeBackRows(
  trx: Knex.Transaction,
  householdId: string,
  ids: ReadonlySet<string>,
  said: { at: number; by: string },
): Promise<HouseholdPart[]> {
  const putBack: Thawed[] = []
  const changed = new Set<HouseholdPart>()
  for (const week of await pastOf(trx, householdId).limit(LATELY)) {
    const rows = week.content.rows.filter(({ id }) => !ids.has(id))
    if (rows.length === week.content.rows.length) continue
    changed.add('storedPlans')
    const { thawed = [] } = week.content
    const isBack = ({ rowId }: Thawed) => ids.has(rowId)
    putBack.push(...thawed.filter(isBack))
    if (rows.length === 0) await PlanModel.query(trx).deleteById(week.id)
    else {
      const content = pastContent(
        rows,
        thawed.filter((one) => !isBack(one)),
      )
      await PlanModel.query(trx)
        .findById(week.id)
        .patch({ content, version: week.version + 1 })
    }
  }
  await putBackFrozen(trx, householdId, putBack, said)
  if (putBack.length > 0) changed.add('cupboard')
  return [...changed]
}

/** What is stored of a past week. */
export const pastContent = (rows: PlanContent['rows'], thawed: readonly Thawed[]): PlanContent => ({
  rows,
  ...(thawed.length > 0 && { thawed }),
})

/** The last past weeks of a household, as one of its accounts sees them. */
export const lastPastWeeks = async (
  { db }: Pick<Services, 'db'>,
  householdId: string,
  table: TableMenu,
): Promise<PlanView[]> => (await pastOf(db, householdId).limit(LATELY)).map((week) => shapeCurrentPlan(week, table))

/** Past weeks, the last one first. */
const pastOf = (trx: Knex, householdId: string) =>
  PlanModel.query(trx)
    .where({ householdId })
    .where('nameKey', 'like', PAST_KEYS)
    .orderBy([{ column: 'changedAt', order: 'desc' }, 'id'])
