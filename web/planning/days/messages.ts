import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, plural } from '../../../schema/text/format'
import { planMessages } from '../../plan/messages'
import type { Category } from '../../plan/plan'

/** What is said of the days of a plan. */
export const messages = defineMessages({
  week: 'The week',
  day: 'Day',
  dayOf: ({ category, row }: { category: Category; row: number }) =>
    `Day of ${planMessages.place({ category: planMessages.categoryWord[category], row })}`,
  rowOnDay: ({ category, row, name, day }: { category: Category; row: number; name: string; day: string | null }) => {
    const what = name || planMessages.place({ category: planMessages.category[category], row })
    return day === null ? `${what} has no day now` : `${what} is on ${day} now`
  },
  noDayYet: 'No day yet',
  noneWithoutDay: 'Every meal has its day.',
  today: 'today',
  nothing: 'nothing planned',
  fromTo: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  earlier: 'Seven days earlier',
  later: 'Seven days later',
  spread: 'Spread over the week',
  spreadDone: ({ count }: { count: number }) =>
    `${formatNumber(count)} ${plural(count, { one: 'meal has its day', other: 'meals have their days' })} now`,
  minutesInAll: ({ minutes }: { minutes: number }) =>
    minutes < 60 || minutes % 60 > 0
      ? `${minutes < 60 ? '' : `${formatNumber(Math.floor(minutes / 60))} h `}${formatNumber(minutes % 60)} min`
      : `${formatNumber(minutes / 60)} h`,
  chooseMeal: 'Choose a meal',
  byPointer: 'Drag a meal to another day, or focus it and press Alt with an arrow key',
  tonight: 'Tonight',
  leftoversTonight: 'Tonight, leftovers',
  frozenTonight: 'Tonight, from the freezer',
  cook: 'Cook',
  ofMeal: ({ name }: { name: string }) => ` ${name}`,
})
