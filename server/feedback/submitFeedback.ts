import { isDuplicate } from '../database/faults'
import { inTransaction } from '../database/transaction'
import type { SubmitFeedbackInput, SubmitFeedbackResult } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { FeedbackModel } from './FeedbackModel'
import { MealAdjustmentModel } from './MealAdjustmentModel'
import { mealNames } from './mealNames'
import { type Feedback, readFeedback } from './readFeedback'
import { newId } from '../../schema/newId'

const SUBMITTED: SubmitFeedbackResult = { submitted: true, errors: [] }

/** Stores a user's feedback, whole or not at all. A submission that was stored before is left unchanged. */
export async function submitFeedback(
  services: Services,
  caller: Caller,
  input: SubmitFeedbackInput,
): Promise<SubmitFeedbackResult> {
  const names = input.mealAdjustments?.length ? new Set(await mealNames(services, caller)) : new Set<string>()
  const { value, errors } = readFeedback(input, (name) => names.has(name))
  if (!value) return { submitted: false, errors }
  try {
    await store(services, caller.userId, value)
  } catch (error) {
    if (value.submissionId === null || !isDuplicate(error)) throw error
  }
  return SUBMITTED
}

async function store({ db, now }: Services, userId: string, feedback: Feedback): Promise<void> {
  const { submissionId, questions, textResponses, mealAdjustments } = feedback
  const id = newId()
  await inTransaction(db, async (trx) => {
    await FeedbackModel.query(trx).insert({ id, userId, submissionId, questions, ...textResponses, createdAt: now() })
    for (const [position, adjustment] of mealAdjustments.entries())
      await MealAdjustmentModel.query(trx).insert({ id: newId(), feedbackId: id, position, ...adjustment })
  })
}
