import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'
import { MealAdjustmentModel } from './MealAdjustmentModel'

/** A feedback form that a user submitted. */
export class FeedbackModel extends BaseModel {
  static override tableName = 'feedback'
  static override jsonAttributes = ['questions']

  declare id: string
  declare userId: string
  /** The client's id of the submission, by which it is stored once. */
  declare submissionId: string | null
  declare questions: { question: string; answer: boolean | null }[]
  declare storesSupported: string
  declare benefits: string
  declare wishes: string
  declare general: string
  declare createdAt: number

  /**
   * Feedback that answers at least one question or says something: what the raffle asks for (docs/product.md RAF-5).
   * Texts are stored trimmed. A quote within a question's text is escaped in JSON, so it cannot look like an answer.
   */
  static notBlank(db: Knex) {
    return FeedbackModel.query(db).where((some) => {
      for (const text of ['storesSupported', 'benefits', 'wishes', 'general']) void some.orWhere(text, '<>', '')
      for (const answer of ['true', 'false']) void some.orWhere('questions', 'like', `%"answer":${answer}%`)
      void some.orWhereExists(
        MealAdjustmentModel.query(db).whereColumn('meal_adjustments.feedbackId', 'feedback.id').select('id'),
      )
    })
  }
}
