import { createHash } from 'node:crypto'
import { refuse } from './fieldErrors'
import { messages } from './messages'
import { type AnalyticsEventType, RecordEventDocument, SubmitFeedbackDocument } from './operations.generated'
import { restCall, RestFailure, type RestCall } from './RestCall'
import { analyticsInput, detail, feedbackInput, nothing, refused } from './shapes'

const bad = { description: 'What is wrong with which field; nothing is stored.', shape: refused }
const EVENT_TYPES: Readonly<Record<Lowercase<AnalyticsEventType>, AnalyticsEventType>> = {
  shopping_list_copied: 'SHOPPING_LIST_COPIED',
  meals_count_changed: 'MEALS_COUNT_CHANGED',
  serves_changed: 'SERVES_CHANGED',
  meal_changed: 'MEAL_CHANGED',
  ui_warning: 'UI_WARNING',
  meal_instructions_opened: 'MEAL_INSTRUCTIONS_OPENED',
  mode_entered: 'MODE_ENTERED',
  user_logged_out: 'USER_LOGGED_OUT',
  policy_visited: 'POLICY_VISITED',
}
const isEventType = (text: string): text is keyof typeof EVENT_TYPES => Object.hasOwn(EVENT_TYPES, text)

/** The calls about usage and feedback (docs/product.md API-31, API-32). */
export const otherCalls: RestCall[] = [
  restCall({
    method: 'post',
    path: '/api/analytics/frontend/',
    tag: 'Usage',
    summary: 'Record a usage event',
    operation: RecordEventDocument,
    body: analyticsInput,
    answers: { 202: { description: 'Taken.', shape: nothing }, 400: bad },
    run: async ({ body, execute }) => {
      if (!isEventType(body.event_type)) {
        const message = messages.noSuchEventType
        throw new RestFailure(400, { error: message, fields: { event_type: [message] } })
      }
      const timestamp = typeof body.timestamp === 'string' ? Date.parse(body.timestamp) : body.timestamp
      const input = {
        eventType: EVENT_TYPES[body.event_type],
        metadata: body.metadata ?? {},
        page: body.page,
        timestamp,
        eventId: createHash('sha256')
          .update(JSON.stringify([body, timestamp]))
          .digest('hex')
          .slice(0, 36),
      }
      const { recordEvent } = await execute({ input })
      refuse(recordEvent.errors)
      return { status: 202, body: {} }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/feedback/',
    tag: 'Feedback',
    summary: 'Give feedback',
    operation: SubmitFeedbackDocument,
    body: feedbackInput,
    answers: { 201: { description: 'Stored.', shape: detail }, 400: bad },
    run: async ({ body: { questions, text_responses: texts, meal_adjustments: mealAdjustments }, execute }) => {
      const input = {
        questions: questions.map(({ question, answer }) => ({ question, answer: answer ?? null })),
        textResponses: {
          storesSupported: texts.stores_supported,
          benefits: texts.benefits,
          wishes: texts.wishes,
          general: texts.general,
        },
        mealAdjustments,
      }
      const { submitFeedback } = await execute({ input })
      refuse(submitFeedback.errors)
      return { status: 201, body: { detail: messages.feedbackSubmitted } }
    },
  }),
]
