import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'

/** Wordings of docs/product.md FEED-8, FEED-11, FEED-15, FEED-17, FEED-21, RAF-3 among them. */
export const messages = defineMessages({
  pageTitle: 'Feedback',
  formLabel: 'Feedback',
  offline: "You're offline. What you write is saved on this device and can be sent once you're back online.",
  tryAgain: 'Try again',

  raffle: 'Monthly raffle',
  prize: ({ prize }: { prize: string }) => `Win a ${prize} gift card!`,
  rules: ({ month }: { month: string }) =>
    `Sign up, leave feedback at least once and generate a meal plan twice in ${month} to enter. One winner is announced at the end of ${month}.`,
  standing: ({ plans, needed, feedbackGiven }: { plans: number; needed: number; feedbackGiven: boolean }) =>
    `${Math.min(plans, needed)} of ${needed} plans made this month, feedback ${feedbackGiven ? 'given' : 'not given yet'}`,
  eligible: "You're in this month's draw.",
  standingFailed: 'Could not check your entry in the draw.',
  skip: 'You can skip any question. Whatever you tell us helps.',

  questionsTitle: 'A few quick questions',
  /** The API's own text of a question. */
  question: ({ question }: { question: string }) => question,
  yes: 'Yes',
  no: 'No',
  back: 'Back',
  next: 'Next',
  done: 'All done! Thanks for answering! You can continue with the rest of the form below.',

  boxesTitle: 'In your own words',
  storesSupported: 'Which stores should we support?',
  benefits: 'How does it benefit you?',
  wishes: 'What do you wish it could do?',
  general: 'General feedback',

  mealsTitle: 'Meal feedback',
  recommendation: ({ number }: { number: number }) => `Recommendation ${number}`,
  meal: ({ number }: { number: number }) => `Meal ${number}`,
  pickMeal: 'Pick a meal',
  searchMeals: 'Search meals',
  noMealFound: 'No meal has this name.',
  remove: ({ number }: { number: number }) => `Remove recommendation ${number}`,
  recommendationText: ({ number }: { number: number }) => `Your recommendation for meal ${number}`,
  recommendationPlaceholder: `What would you change? Up to ${LIMITS.recommendationWords} words`,
  addMeal: 'Add another meal',
  noMealChosen: 'Choose the meal as well, so that this can be sent.',
  mealsFailed: 'Could not load the meals.',
  mostMeals: `You can recommend changes to up to ${LIMITS.recommendations} meals.`,

  submit: ({ raffle }: { raffle: boolean }) => (raffle ? 'Submit Feedback & Enter Raffle' : 'Submit Feedback'),
  submitting: 'Submitting...',
  submitted: 'Feedback Submitted',
  succeeded: 'Feedback submitted successfully!',
  failed: 'Failed to submit feedback. Please try again later.',
  kept: 'Your feedback was not sent. It is saved on this device, so you can send it again.',
  thanks: 'Thank you. Every answer is read, and shapes what we cook up next.',
  toPlanner: 'Back to the planner',

  promptTitle: ({ prize }: { prize: string }) => `Win a ${prize} gift card`,
  prompt: ({ prize }: { prize: string }) =>
    `Leave feedback and generate two meal plans in a month to go into the draw for a ${prize} gift card. The winner is announced monthly.`,
  later: 'Maybe later',
  giveFeedback: 'Give feedback',
})
