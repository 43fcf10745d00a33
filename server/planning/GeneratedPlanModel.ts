import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'
import type { SydneyMonth } from '../pure/sydneyTime'

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
   * The meals of a user's latest proposals, so many together or all that there are, the newest proposal first. Few
   * proposals have enough unless most are for a single row.
   */
  static async latestOf(db: Knex, userId: string, meals: number): Promise<string[][]> {
    const few = await newestOf(db, userId, FEW)
    const count = few.reduce((sum, mealIds) => sum + mealIds.length, 0)
    return few.length < FEW || count >= meals ? few : newestOf(db, userId, meals)
  }
}

async function newestOf(db: Knex, userId: string, count: number): Promise<string[][]> {
  const rows: { mealIds: string }[] = await db(GeneratedPlanModel.tableName)
    .where({ userId })
    .orderBy([
      { column: 'generatedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(count)
    .select('mealIds')
  return rows.map(({ mealIds }) => JSON.parse(mealIds) as string[])
}
