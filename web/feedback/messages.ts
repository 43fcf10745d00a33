import { LIMITS } from '../../schema/limits'

/** What the feedback page and dialog say; word for word from the specification's sections 1, 2 and 8 where it gives the words. */
export const messages = {
  prize: (prize: string) => `Win a ${prize} gift card!`,
  rules: (month: string) =>
    `Sign up, leave feedback at least once and generate a meal plan twice in ${month} to enter. One winner is announced at the end of ${month}.`,
  standing: (plans: number, needed: number, feedbackGiven: boolean) =>
    `${Math.min(plans, needed)} of ${needed} plans made this month, feedback ${feedbackGiven ? 'given' : 'not given yet'}`,
  eligible: "You're in this month's draw.",
  standingFailed: 'How you stand could not be looked up.',
  skip: 'You can skip any question. Whatever you tell us helps.',

  done: 'All done! Thanks for answering! You can continue with the rest of the form below.',

  recommendationPlaceholder: `What would you change? Up to ${LIMITS.recommendationWords} words`,
  noMealChosen: 'Choose the meal as well, so that this is sent.',
  mealsFailed: 'The meals could not be loaded.',
  mostMeals: `You can recommend changes to up to ${LIMITS.recommendations} meals.`,

  submit: 'Submit Feedback & Enter Raffle',
  submitting: 'Submitting...',
  submitted: 'Feedback Submitted',
  succeeded: 'Feedback submitted successfully!',
  failed: 'Failed to submit feedback. Please try again later.',
  failedLog: 'Could not send feedback!',
  kept: 'Your feedback has not been sent. What you wrote is kept on this device, so you can send it again.',
  thanks: 'Thank you. Every answer is read, and shapes what we cook up next.',

  promptTitle: (prize: string) => `Win a ${prize} gift card`,
  prompt: (prize: string) =>
    `Leave feedback and generate two meal plans in a month to go into the draw for a ${prize} gift card. The winner is announced monthly.`,
} as const
