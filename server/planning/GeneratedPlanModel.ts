import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'

/** A plan that was generated for a person. The raffle counts these; the latest ones make their meals less likely. */
export class GeneratedPlanModel extends BaseModel {
  static override tableName = 'generated_plans'
  static override jsonAttributes = ['mealIds']

  declare id: string
  declare userId: string
  declare generatedAt: number
  /** Ids of the meals that were proposed, all categories together. */
  declare mealIds: string[]

  /** A person's latest plans, the newest first. */
  static latestOf(db: Knex, userId: string, count: number): Promise<GeneratedPlanModel[]> {
    return GeneratedPlanModel.query(db)
      .where({ userId })
      .orderBy([{ column: 'generatedAt', order: 'desc' }, { column: 'id', order: 'desc' }])
      .limit(count)
      .execute()
  }
}
