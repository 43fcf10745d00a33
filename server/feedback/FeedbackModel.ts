import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'

/** A feedback form that somebody sent. */
export class FeedbackModel extends BaseModel {
  static override tableName = 'feedback'
  static override jsonAttributes = ['questions']

  declare id: string
  declare userId: string
  /** What the client called the submission, so that it is stored once. */
  declare submissionId: string | null
  declare questions: { question: string; answer: boolean | null }[]
  declare storesSupported: string
  declare benefits: string
  declare wishes: string
  declare general: string
  declare createdAt: number

  /** Whether a person has ever given feedback. */
  static async givenBy(db: Knex, userId: string): Promise<boolean> {
    return (await FeedbackModel.query(db).where({ userId }).select('id').first()) !== undefined
  }
}
