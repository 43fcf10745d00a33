import { LIMITS } from '../../schema/limits'
import { tokenOwner } from '../app/planner/tokenOwner'
import { newId } from '../app/newId'

/** The key of local storage that holds what has been filled in and not been sent. */
export const DRAFT_KEY = 'feedbackDraft'

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

/** What this person left on this device; an empty form when there is nothing, when it is somebody else's or damaged. */
export function readDraft(): FeedbackDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null') as { owner?: unknown; draft?: unknown } | null
    return kept?.owner === tokenOwner() && isDraft(kept.draft) ? kept.draft : emptyDraft()
  } catch {
    return emptyDraft()
  }
}

/** Keeps the form on the device. */
export function storeDraft(draft: FeedbackDraft): void {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ owner: tokenOwner(), draft }))
  } catch {
    // Without storage it lasts as long as the page does.
  }
}

/** Forgets the form: it has been sent. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY)
  } catch {
    // Nothing is kept then.
  }
}

function isDraft(value: unknown): value is FeedbackDraft {
  const draft = value as Partial<FeedbackDraft> | null
  return (
    typeof draft?.answers === 'object' &&
    draft.answers !== null &&
    Object.values(draft.answers).every((answer) => typeof answer === 'boolean') &&
    Number.isInteger(draft.index) &&
    BOXES.every((box) => typeof draft.texts?.[box] === 'string') &&
    Array.isArray(draft.recommendations) &&
    draft.recommendations.length <= LIMITS.recommendations &&
    draft.recommendations.every(isRecommendation) &&
    (draft.sent === null || (typeof draft.sent?.id === 'string' && typeof draft.sent.content === 'string'))
  )
}

function isRecommendation(value: unknown): boolean {
  const card = value as Partial<Recommendation> | null
  return typeof card?.id === 'string' && typeof card.meal === 'string' && typeof card.text === 'string'
}
