import { FEEDBACK_QUESTIONS } from '../../../schema/feedbackQuestions'
import { startSession } from '../../../web/apollo/session'
import { type Answers, openPage } from '../accounts/openPage'
import { tokenOf } from '../apollo/fakeApi'

export const QUESTIONS = FEEDBACK_QUESTIONS

/** A person's standing, as the API tells it. */
export const standing = (given: object = {}) => ({
  data: {
    raffleStatus: {
      __typename: 'RaffleStatus', monthName: 'May', plansGenerated: 1, plansNeeded: 2, feedbackGiven: true, eligible: false, ...given,
    },
  },
})

/** An answer to a submission. */
export const submission = (submitted: boolean, ...errors: object[]) => ({
  data: { submitFeedback: { __typename: 'SubmitFeedbackResult', submitted, errors } },
})

/** The feedback page of Ann. */
export function openFeedback(answers: Answers = {}) {
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  return openPage('/feedback', {
    RaffleStatus: standing(),
    MealNames: { data: { mealNames: ['Apple porridge', 'Bean soup', 'Mapo tofu'] } },
    SubmitFeedback: submission(true),
    ...answers,
  })
}
