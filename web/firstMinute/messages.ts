import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber, listOf, plural } from '../../schema/text/format'

/** The texts of the first questions. */
export const messages = defineMessages({
  step: ({ step, count }: { step: number; count: number }) =>
    `Question ${formatNumber(step)} of ${formatNumber(count)}`,
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  whoEats: 'Who eats?',
  whoEatsHint: 'Everyone the meals are for. Names or initials, as you like.',
  others: 'Who eats with you?',
  othersHint: 'Such as: Sam, Mia (child), Leo',
  yourName: 'Your name',
  you: 'You',
  oneServe: 'One serve',
  portion: ({ share }: { share: string }) => `${share} serve`,
  half: 'Half a serve',
  halfOf: ({ name }: { name: string }) => `Half a serve for ${name}`,
  halfOfYou: 'Half a serve for you',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  serves: ({ people, serves }: { people: number; serves: number }) =>
    `${plural(people, { one: 'One person means', other: `${formatNumber(people)} people mean` })} ${plural(serves, { one: '1 serve', other: `${formatNumber(serves)} serves` })} of each meal. You can change any of it later.`,
  avoid: 'Anything to avoid?',
  all: ({ count }: { count: number }) => `Show all ${formatNumber(count)}`,
  avoidHint: 'Every meal will suit everyone who eats it, with swaps where they help.',
  forWhom: 'For whom',
  everyone: 'Everyone',
  search: 'Search, or an ingredient',
  chosenFor: ({ label, names }: { label: string; names: readonly string[] }) => `${label} · ${listOf(names)}`,
  no: ({ word }: { word: string }) => `No ${word}`,
  howMany: 'How many meals?',
  howManyHint: 'For the next seven days.',
  fewer: ({ category }: { category: string }) => `Fewer meals for ${category}`,
  more: ({ category }: { category: string }) => `More meals for ${category}`,
  plan: ({ count }: { count: number }) =>
    plural(count, { one: 'Plan 1 meal', other: `Plan ${formatNumber(count)} meals` }),
  failed: 'Could not store this. Check your connection, then try again.',
})
