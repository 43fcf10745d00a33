import type { Knex } from 'knex'
import { createBatchLoader } from '../database/createBatchLoader'
import { membership } from '../households/membership'
import type { Services } from '../platform/services'
import { MealPlanModel } from './MealPlanModel'
import { CURRENT, PlanModel, SAVED } from './PlanModel'

type Needed = Pick<Services, 'db' | 'now'>

const rowsOf = ofHouseholds(
  (query) =>
    query
      .leftJoin('plans', (on) => on.on('plans.householdId', 'mine.householdId').onIn('plans.nameKey', [CURRENT, SAVED]))
      .select('plans.*'),
  (row) => (row.id === null ? [] : [PlanModel.fromDatabaseJson(row)]),
)

const savesOf = ofHouseholds(
  (query) =>
    query
      .join('household_members as member', 'member.householdId', 'mine.householdId')
      .leftJoin('meal_plans', 'meal_plans.userId', 'member.userId')
      .select('meal_plans.*'),
  (row) => (row.userId === null ? [] : [MealPlanModel.fromDatabaseJson(row)]),
)

/** The current and the saved plan of an account's household, as far as there are any: one query, shared with concurrent reads. */
export async function plansOfHousehold(
  services: Needed,
  userId: string,
): Promise<{ current: PlanModel | undefined; saved: PlanModel | undefined }> {
  const plans = await rowsOf(services, userId)
  const of = (key: string) => plans.find(({ nameKey }) => nameKey === key)
  return { current: of(CURRENT), saved: of(SAVED) }
}

/** What was saved for each account of an account's household, where the release before this one reads it. */
export const savesOfHousehold: (services: Needed, userId: string) => Promise<readonly MealPlanModel[]> = savesOf

/** A read of rows of an account's household, which is made when it is first needed. */
function ofHouseholds<Row>(
  extend: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
  toRows: (row: Record<string, unknown>) => Row[],
): (services: Needed, userId: string) => Promise<readonly Row[]> {
  const load = createBatchLoader(async (db, userIds) => {
    const mine = db('household_members as mine')
      .whereIn('mine.userId', [...userIds])
      .select('mine.userId as askedBy')
    const rows = (await extend(mine)) as (Record<string, unknown> & { askedBy: string })[]
    const found = new Map<string, Row[]>()
    for (const { askedBy, ...row } of rows) found.set(askedBy, [...(found.get(askedBy) ?? []), ...toRows(row)])
    return found
  })
  return async (services, userId) => {
    for (;;) {
      const rows = await load(services.db, userId)
      if (rows) return rows
      await membership(services, userId)
    }
  }
}
