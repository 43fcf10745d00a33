import { useCallback, useEffect, useRef, useState } from 'react'
import { LIMITS } from '../../schema/limits'
import { useAlerts } from '../ui/alerts'
import {
  type Box,
  emptyRecommendation,
  type FeedbackDraft,
  forgetDraft,
  readDraft,
  type Recommendation,
  storeDraft,
} from './feedbackDraft'
import { type FormErrors, noErrors, placeErrors, withoutError } from './fieldErrors'
import { messages } from './messages'
import { RaffleStatusDocument, useSubmitFeedbackMutation } from './operations.generated'
import { toSubmission } from './toSubmission'

/** A submitted form stays so; a failed one is idle again (docs/product.md FEED-16). */
export type FormStatus = 'idle' | 'submitting' | 'submitted'

/** The form and what can be done with it. */
export interface FeedbackForm {
  draft: FeedbackDraft
  status: FormStatus
  /** Whether the last attempt failed. */
  failed: boolean
  errors: FormErrors
  /** Stores an answer and goes on. */
  answer: (question: string, answer: boolean) => void
  goTo: (index: number) => void
  write: (box: Box, text: string) => void
  changeCard: (id: string, change: Partial<Omit<Recommendation, 'id'>>) => void
  addCard: () => void
  removeCard: (id: string) => void
  /** Sends the form; ignored while it is being sent and once it has been. */
  submit: () => Promise<void>
}

/** The feedback form of this person on this device. What is typed survives failures and reloads until it has been sent. */
export function useFeedbackForm(): FeedbackForm {
  const alerts = useAlerts()
  const [draft, setDraft] = useState(readDraft)
  const [errors, setErrors] = useState(noErrors)
  const [send, { data, loading, error: noAnswer }] = useSubmitFeedbackMutation({
    refetchQueries: [RaffleStatusDocument],
  })
  const submitted = data?.submitFeedback.ok
  const status: FormStatus = submitted ? 'submitted' : loading ? 'submitting' : 'idle'
  const failed = noAnswer !== undefined || submitted === false

  const untouched = useRef(draft)
  useEffect(() => {
    if (draft !== untouched.current && status !== 'submitted') storeDraft(draft)
  }, [draft, status])

  const change = useCallback((next: (draft: FeedbackDraft) => FeedbackDraft, field = '') => {
    setDraft(next)
    setErrors((present) => withoutError(present, field))
  }, [])

  const changeCards = useCallback(
    (next: (cards: readonly Recommendation[]) => readonly Recommendation[], field?: string) =>
      change((present) => ({ ...present, recommendations: next(present.recommendations) }), field),
    [change],
  )

  const submit = async () => {
    if (status !== 'idle') return
    setErrors(noErrors)
    const { input, sent } = toSubmission(draft)
    const tried = { ...draft, sent }
    setDraft(tried)
    storeDraft(tried)
    try {
      const answer = (await send({ variables: { input } })).data?.submitFeedback
      if (answer?.ok) {
        forgetDraft()
        alerts.info(messages.succeeded)
        return
      }
      setErrors(placeErrors(answer?.errors ?? [], draft))
      throw new Error('The feedback was not accepted')
    } catch (error) {
      console.log('Could not send feedback!', error)
      alerts.error(messages.failed)
    }
  }

  return {
    draft,
    status,
    failed,
    errors,
    answer: (question, answer) =>
      change((present) => ({
        ...present,
        answers: { ...present.answers, [question]: answer },
        index: present.index + 1,
      })),
    goTo: (index) => change((present) => ({ ...present, index })),
    write: (box, text) => change((present) => ({ ...present, texts: { ...present.texts, [box]: text } }), box),
    changeCard: (id, changed) =>
      changeCards(
        (cards) => cards.map((card) => (card.id === id ? { ...card, ...changed } : card)),
        `${changed.meal === undefined ? 'text' : 'meal'}:${id}`,
      ),
    addCard: () =>
      changeCards((cards) => (cards.length < LIMITS.recommendations ? [...cards, emptyRecommendation()] : cards)),
    removeCard: (id) => changeCards((cards) => cards.filter((card) => card.id !== id)),
    submit,
  }
}
