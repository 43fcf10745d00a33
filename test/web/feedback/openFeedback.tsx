import { screen } from '@testing-library/react'
import { FEEDBACK_QUESTIONS } from '../../../schema/feedbackQuestions'
import { startSession } from '../../../web/session/session'
import { type Answers, openPage } from '../accounts/openPage'
import { tokenOf } from '../session/fakeApi'

export const QUESTIONS = FEEDBACK_QUESTIONS

/** A person's standing, as the API answers it. */
export const standing = (given: object = {}) => ({
  data: {
    raffleStatus: {
      __typename: 'RaffleStatus',
      monthName: 'May',
      plansGenerated: 1,
      plansNeeded: 2,
      feedbackGiven: true,
      eligible: false,
      ...given,
    },
  },
})

/** An answer to a submission. */
export const submission = (ok: boolean, ...errors: object[]) => ({
  data: { submitFeedback: { __typename: 'SubmitFeedbackResult', ok, errors } },
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

/** What was sent by a page, in order. */
export const sent = ({ api }: Page) =>
  api.of('SubmitFeedback').map(({ variables }) => variables.input as Record<string, unknown> & { submissionId: string })

export type Page = Awaited<ReturnType<typeof openFeedback>>

/** Picks a meal on a card of the meal feedback. */
export async function pick({ user }: Page, number: number, meal: string) {
  await user.click(screen.getByRole('combobox', { name: `Meal ${number}` }))
  await user.click(await screen.findByRole('option', { name: meal }))
}
