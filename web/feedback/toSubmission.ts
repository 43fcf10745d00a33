import { FEEDBACK_QUESTIONS } from '../../schema/feedbackQuestions'
import { newId } from '../../schema/newId'
import type { FeedbackDraft, Recommendation } from './feedbackDraft'
import type { SubmitFeedbackInput } from '../apollo/schemaTypes.generated'

/** The cards that are sent: those with a meal and a text that is not blank (docs/product.md FEED-13). */
export function sentRecommendations(draft: FeedbackDraft): Recommendation[] {
  return draft.recommendations.filter(({ meal, text }) => meal !== '' && text.trim() !== '')
}

/**
 * The form as it is sent. The same content goes under the same id each time, so that a submission whose answer got lost
 * is stored once; changed content goes under another, so that no change is lost.
 */
export function toSubmission(draft: FeedbackDraft): {
  input: SubmitFeedbackInput
  sent: NonNullable<FeedbackDraft['sent']>
} {
  const form = {
    questions: FEEDBACK_QUESTIONS.map((question) => ({ question, answer: draft.answers[question] ?? null })),
    textResponses: { ...draft.texts },
    mealAdjustments: sentRecommendations(draft).map(({ meal, text }) => ({ meal, recommendation: text.trim() })),
  }
  const content = JSON.stringify(form)
  const id = draft.sent?.content === content ? draft.sent.id : newId()
  return { input: { ...form, submissionId: id }, sent: { id, content } }
}
