import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'
import { placeOf } from '../households/householdReader'
import type { SydneyMonth } from '../pure/sydneyTime'
import type { Caller } from '../request/context'

/** So many proposals are read at first. */
const FEW = 10

/** Meals that were proposed to a user. The latest make their meals less likely; the raffle counts whole plans. */
export class GeneratedPlanModel extends BaseModel {
  static override tableName = 'generated_plans'
  static override jsonAttributes = ['mealIds']
  static override booleanAttributes = ['singleRow']

  declare id: string
  declare userId: string
  declare generatedAt: number
  /** Ids of the meals that were proposed, all categories together. */
  declare mealIds: string[]
  /** Whether one row was proposed for, which is no generated plan (docs/product.md PLAN-25). */
  declare singleRow: boolean

  /** The generated plans of a month, of all users. */
  static plansOf(db: Knex, { start, end }: Pick<SydneyMonth, 'start' | 'end'>) {
    return GeneratedPlanModel.query(db)
      .where('singleRow', 0)
      .where('generatedAt', '>=', start)
      .where('generatedAt', '<', end)
  }

  /**
   * The latest proposals to the accounts of a caller's household, with so many meals together or all that there are, the
   * newest first. Few proposals have enough unless most are for a single row.
   */
  static async latestOf(db: Knex, caller: Caller, meals: number): Promise<Proposal[]> {
    const few = await newestOf(db, caller, FEW)
    const count = few.reduce((sum, { mealIds }) => sum + mealIds.length, 0)
    return few.length < FEW || count >= meals ? few : newestOf(db, caller, meals)
  }
}

/** What was proposed, to whom and when. */
export type Proposal = Pick<GeneratedPlanModel, 'userId' | 'generatedAt' | 'mealIds'>

async function newestOf(db: Knex, caller: Caller, count: number): Promise<Proposal[]> {
  const accounts = db('household_members')
    .join('household_members as member', 'member.householdId', 'household_members.householdId')
    .where(placeOf(caller))
    .whereNotNull('member.userId')
    .select('member.userId')
  return GeneratedPlanModel.query(db)
    .whereIn('userId', accounts)
    .orderBy([
      { column: 'generatedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(count)
    .select('userId', 'generatedAt', 'mealIds')
}
