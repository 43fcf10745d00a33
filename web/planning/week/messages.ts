import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, plural } from '../../../schema/text/format'
import { planMessages } from '../../plan/messages'
import type { Category } from '../../plan/plan'

const meals = (count: number) => `${formatNumber(count)} ${plural(count, { one: 'meal', other: 'meals' })}`

/** The texts of the step to the next week. */
export const messages = defineMessages({
  isOver: 'The days of this plan are over.',
  goes: ({ count }: { count: number }) =>
    `${meals(count)} ${plural(count, { one: 'goes', other: 'go' })} to your past weeks, and as many rows take their places.`,
  nothingGoes: 'Nothing was planned for the days before today.',
  stays: ({ count }: { count: number }) =>
    `${meals(count)} for today and the days to come ${plural(count, { one: 'stays', other: 'stay' })}.`,
  allToCome: 'All that you planned is for today and the days to come.',

  weekly: 'Again every week',
  every: ({ category }: { category: Category }) => `For every ${planMessages.categoryWord[category]}`,
  isEvery: ({ name, category }: { name: string; category: Category }) =>
    `${name} is for every ${planMessages.categoryWord[category]} now`,

  newMeals: 'New meals',
  newMealsHint: 'Nothing of the last two weeks, while other meals suit.',
  same: 'The same again',
  sameHint: 'Each meal in its row and on its weekday.',
  empty: 'Empty rows',
  emptyHint: 'To fill by hand.',

  begun: ({ count }: { count: number }) =>
    count > 0 ? `A new week. ${meals(count)} went to your past weeks` : 'A new week',
  failed: 'Could not begin the next week. Your plan is as it was.',
  notShared: 'Not all of your changes have reached the server yet. Try again in a moment.',
})
