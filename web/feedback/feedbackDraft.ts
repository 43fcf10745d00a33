import { LIMITS } from '../../schema/limits'
import { newId } from '../../schema/newId'
import { arrayOf, isFlag, isText, nullOr, recordOf, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'

/** The four boxes, by the names that the API gives them. */
export const BOXES = ['storesSupported', 'benefits', 'wishes', 'general'] as const

/** One of the four boxes. */
export type Box = (typeof BOXES)[number]

/** A card of the meal feedback. */
export interface Recommendation {
  id: string
  /** Name of the meal; empty while none is chosen. */
  meal: string
  text: string
}

/** The form as it is being filled in. */
export interface FeedbackDraft {
  /** Question → answer; a question that was skipped has none. */
  answers: Readonly<Record<string, boolean>>
  /** From 0 to the number of questions, which is the done card. */
  index: number
  texts: Readonly<Record<Box, string>>
  recommendations: readonly Recommendation[]
  /** What was last sent and under which id: sending just that again goes under the same one. */
  sent: { id: string; content: string } | null
}

/** A card with nothing in it. */
export function emptyRecommendation(): Recommendation {
  return { id: newId(), meal: '', text: '' }
}

/** The form before anything is filled in. */
export function emptyDraft(): FeedbackDraft {
  return {
    answers: {},
    index: 0,
    texts: { storesSupported: '', benefits: '', wishes: '', general: '' },
    recommendations: [emptyRecommendation()],
    sent: null,
  }
}

const isCard = shape<Recommendation>({ id: isText, meal: isText, text: isText })
const isDraft = shape<FeedbackDraft>({
  answers: recordOf(isFlag),
  index: (value): value is number => Number.isInteger(value),
  texts: shape<FeedbackDraft['texts']>({ storesSupported: isText, benefits: isText, wishes: isText, general: isText }),
  recommendations: (value): value is Recommendation[] =>
    arrayOf(isCard)(value) && value.length <= LIMITS.recommendations,
  sent: nullOr(shape<NonNullable<FeedbackDraft['sent']>>({ id: isText, content: isText })),
})
const drafts = ownedStorage<FeedbackDraft>('feedbackDraft', isDraft)

/** The form that this person has not sent yet (docs/product.md FEED-18), or an empty one. */
export function readDraft(): FeedbackDraft {
  return drafts.read() ?? emptyDraft()
}

/** Keeps the form on the device. */
export const storeDraft = (draft: FeedbackDraft): void => drafts.write(draft)

/** Forgets the form: it has been sent. */
export const forgetDraft = (): void => drafts.clear()
