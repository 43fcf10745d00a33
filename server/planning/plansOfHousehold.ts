import type { Knex } from 'knex'
import { householdReader } from '../households/householdReader'
import type { Services } from '../platform/services'
import { MealPlanModel } from './MealPlanModel'
import { CURRENT, PlanModel, SAVED } from './PlanModel'
import type { Caller } from '../request/context'

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
      // Of an account the copy is that of its first household.
      .leftJoin('meal_plans', (on) => on.on('meal_plans.userId', 'member.userId').onVal('member.place', 0))
      .select('meal_plans.*'),
  (row) => (row.userId === null ? [] : [MealPlanModel.fromDatabaseJson(row)]),
)

/** The current and the saved plan of the household of a call, as far as there are any. */
export async function plansOfHousehold(
  services: Needed,
  caller: Caller,
): Promise<{ current: PlanModel | undefined; saved: PlanModel | undefined }> {
  const plans = await rowsOf(services, caller)
  const of = (key: string) => plans.find(({ nameKey }) => nameKey === key)
  return { current: of(CURRENT), saved: of(SAVED) }
}

/** What was saved for each account of the household of a call, where the release before this one reads it. */
export const savesOfHousehold: (services: Needed, caller: Caller) => Promise<readonly MealPlanModel[]> = savesOf

/** A read of rows of the household of a call: one query, shared with concurrent reads. */
function ofHouseholds<Row>(
  extend: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
  toRows: (row: Record<string, unknown>) => Row[],
): (services: Needed, caller: Caller) => Promise<readonly Row[]> {
  return householdReader<Record<string, unknown>, readonly Row[]>(extend, (rows) =>
    rows.flatMap(({ askedBy: _by, askedIn: _in, askedPlace: _place, ...row }) => toRows(row)),
  )
}
