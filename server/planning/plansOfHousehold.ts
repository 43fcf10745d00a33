import type { Knex } from 'knex'
import { jsonRows, readJsonRows } from '../database/jsonRows'
import { householdReader, onOwnRow } from '../households/householdReader'
import type { Extend } from '../households/lockHouseholds'
import { MealPlanModel } from './MealPlanModel'
import { plansColumn, readPlans } from './planColumns'
import { CURRENT, PAST_KEYS, type PlanModel, SAVED } from './PlanModel'

const WEEK = 7 * 24 * 60 * 60 * 1000
/** Weeks that are looked back at for variety at most (docs/product.md WISH-1), and one for a week that ended late. */
const LOOKED_BACK = 5 * WEEK

/** The current and the saved plan of a household, as far as there are any. */
interface Plans {
  current: PlanModel | undefined
  saved: PlanModel | undefined
}

/** The current and the saved plan of the household of a call. */
export const plansOfHousehold = householdReader<{ plans: unknown }, Plans>(
  (query, db) => {
    const both = (plans: Knex.QueryBuilder) => plans.whereIn('plans.nameKey', [CURRENT, SAVED])
    return query.select(plansColumn(db, (plans) => onOwnRow(db)(both(plans))).as('plans'))
  },
  ({ own }) => toPlans(readPlans(own.plans)),
)

/** The same with its latest past weeks: what it has planned lately. */
export const latestPlans = householdReader<{ latestPlans: unknown }, Plans & { past: readonly PlanModel[] }>(
  (query, db) => {
    const late = (plans: Knex.QueryBuilder) =>
      plans.where((which) => {
        void which.whereIn('plans.nameKey', [CURRENT, SAVED])
        // A bound on what is read; which of them count is said by `recentMeals`.
        const since = Date.now() - LOOKED_BACK
        void which.orWhere(
          (past) => void past.where('plans.nameKey', 'like', PAST_KEYS).where('plans.changedAt', '>', since),
        )
      })
    return query.select(plansColumn(db, (plans) => onOwnRow(db)(late(plans))).as('latestPlans'))
  },
  ({ own }) => {
    const plans = readPlans(own.latestPlans)
    return { ...toPlans(plans), past: plans.filter(({ nameKey }) => nameKey !== CURRENT && nameKey !== SAVED) }
  },
)

function toPlans(plans: readonly PlanModel[]): Plans {
  const of = (key: string) => plans.find(({ nameKey }) => nameKey === key)
  return { current: of(CURRENT), saved: of(SAVED) }
}

const SAVE = ['userId', 'version', 'plan', 'savedAt'] as const

/** Adds what was saved for each account of a household to a query of its members, where the release before this one reads it. */
export const withSaves: Extend = (query, db) => {
  const saves = db(MealPlanModel.tableName)
    .where('meal_plans.userId', db.ref('member.userId'))
    // Of an account the copy is that of its first household.
    .where('member.place', 0)
  return query.select(jsonRows(db, saves, SAVE).as('saves'))
}

/** What was saved of such rows. */
export const readSaves = (rows: readonly { readonly saves: unknown }[]): MealPlanModel[] =>
  rows.flatMap(({ saves }) => readJsonRows<object>(saves, SAVE)).map((row) => MealPlanModel.fromDatabaseJson(row))

/** The same of the household of a call. */
export const savesOfHousehold = householdReader<{ saves: unknown }, readonly MealPlanModel[]>(withSaves, ({ rows }) =>
  readSaves(rows),
)
