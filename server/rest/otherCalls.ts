import { createHash } from 'node:crypto'
import type { InputError } from '../generated/resolverTypes'
import { refuse } from './fieldErrors'
import { restCall, RestFailure, type RestCall } from './RestCall'
import { analyticsInput, detail, feedbackInput, nothing, refused } from './shapes'

interface Errors {
  errors: InputError[]
}

const bad = { description: 'What is wrong with which field; nothing is stored.', shape: refused }
const EVENT_TYPES = [
  'shopping_list_copied', 'meals_count_changed', 'serves_changed', 'meal_changed', 'ui_warning', 'meal_instructions_opened',
  'mode_entered', 'user_logged_out', 'policy_visited',
]

/** The calls about feedback and usage of the specification's section 7. */
export const otherCalls: RestCall[] = [
  restCall({
    method: 'post', path: '/api/analytics/frontend/', tag: 'Usage', summary: 'Record a usage event', who: 'anyone', body: analyticsInput,
    answers: { 202: { description: 'Taken.', shape: nothing }, 400: bad },
    run: async ({ body, execute }) => {
      if (!EVENT_TYPES.includes(body.event_type)) {
        const message = 'There is no such event type.'
        throw new RestFailure(400, { error: message, fields: { event_type: [message] } })
      }
      const timestamp = typeof body.timestamp === 'string' ? Date.parse(body.timestamp) : body.timestamp
      const input = {
        eventType: body.event_type.toUpperCase(), metadata: body.metadata ?? {}, page: body.page, timestamp,
        eventId: createHash('sha256').update(JSON.stringify([body, timestamp])).digest('hex').slice(0, 36),
      }
      const { recordEvent } = await execute<{ recordEvent: Errors }>(
        'mutation ($input: AnalyticsEventInput!) { recordEvent(input: $input) { errors { code field message } } }', { input })
      refuse(recordEvent.errors)
      return { status: 202, body: {} }
    },
  }),
  restCall({
    method: 'post', path: '/api/feedback/', tag: 'Feedback', summary: 'Give feedback', who: 'user', body: feedbackInput,
    answers: { 201: { description: 'Stored.', shape: detail }, 400: bad },
    run: async ({ body: { questions, text_responses: texts, meal_adjustments: mealAdjustments }, execute }) => {
      const input = {
        questions: questions.map(({ question, answer }) => ({ question, answer: answer ?? null })),
        textResponses: { storesSupported: texts.stores_supported, benefits: texts.benefits, wishes: texts.wishes, general: texts.general },
        mealAdjustments,
      }
      const { submitFeedback } = await execute<{ submitFeedback: Errors }>(
        'mutation ($input: SubmitFeedbackInput!) { submitFeedback(input: $input) { errors { code field message } } }', { input })
      refuse(submitFeedback.errors)
      return { status: 201, body: { detail: 'Feedback submitted successfully!' } }
    },
  }),
]
