import { defineMessages } from '../../../schema/text/defineMessages'
import { formatDate, formatNumber, listOf, plural } from '../../../schema/text/format'
import { planMessages } from '../../plan/messages'
import type { Category } from '../../plan/plan'

/** Who did something. */
interface Who {
  who: string
}

/** Something of which there are several. */
interface Many {
  count: number
  /** The one that all are of; null where they are of several. */
  category: Category | null
}

/** Several rows, as in '3 dinners'. */
const meals = ({ count, category }: Many): string => {
  const word = category
    ? plural(count, { one: planMessages.categoryWord[category], other: planMessages.categoryMeals[category] })
    : plural(count, { one: 'meal', other: 'meals' })
  return `${formatNumber(count)} ${word}`
}

const SYDNEY = 'Australia/Sydney'

/** The texts of what was done to the plan lately. */
export const messages = defineMessages({
  intro: 'What was done in the last 30 days. Undo is there while the meals are as a change left them.',
  none: 'Nothing was changed in the last 30 days.',
  loading: 'Loading the recent changes',
  failed: 'Could not load the recent changes. Check your connection, then try again.',
  tryAgain: 'Try again',
  offline: "You're offline. These are the changes that were loaded last.",
  offlineEmpty: "You're offline. Recent changes need a connection.",
  undo: 'Undo',
  /** After 'Undo', for screen readers. */
  ofChange: ({ change }: { change: string }) => ` ${change}`,

  today: 'Today',
  yesterday: 'Yesterday',
  weekday: ({ at }: { at: number }) => formatDate(at, { weekday: 'long', timeZone: SYDNEY }),
  day: ({ at }: { at: number }) => formatDate(at, { weekday: 'long', day: 'numeric', month: 'long', timeZone: SYDNEY }),
  time: ({ at }: { at: number }) => formatDate(at, { hour: 'numeric', minute: '2-digit', timeZone: SYDNEY }),
  justNow: 'Just now',
  minutesAgo: ({ minutes }: { minutes: number }) => `${formatNumber(minutes)} min ago`,

  you: 'You',
  gone: 'Someone who left',
  leftovers: 'leftovers',
  place: ({ category, row }: { category: Category; row: number }) =>
    planMessages.place({ category: planMessages.categoryWord[category], row }),
  /** The first meals of several. */
  names: ({ names, more }: { names: readonly string[]; more: number }) =>
    // Names of meals have commas.
    [...names, ...(more > 0 ? [`${formatNumber(more)} more`] : [])].join('\u00a0· '),

  cleared: ({ who }: Who) => `${who} cleared the plan`,
  nextWeek: ({ who }: Who) => `${who} began the next week`,
  opened: ({ who }: Who) => `${who} opened another plan`,
  unsuitable: (many: Many) => `${meals(many)} did not suit any more`,
  unsuitableOne: ({ what }: { what: string }) => `${what} did not suit any more and was removed`,
  adaptedOne: ({ what }: { what: string }) => `${what} was adapted`,
  returned: (many: Many) => `${meals(many)} ${plural(many.count, { one: 'suits', other: 'suit' })} again`,
  returnedOne: ({ what }: { what: string }) => `${what} suits again and is back`,

  addedOne: ({ who, what }: Who & { what: string }) => `${who} added ${what}`,
  addedGap: ({ who, category }: Who & { category: Category }) =>
    `${who} added a ${planMessages.categoryWord[category]}`,
  added: ({ who, ...many }: Who & Many) => `${who} added ${meals(many)}`,
  broughtBackOne: ({ who, what }: Who & { what: string }) => `${who} brought ${what} back`,
  broughtBack: ({ who, ...many }: Who & Many) => `${who} brought ${meals(many)} back`,
  removedOne: ({ who, what }: Who & { what: string }) => `${who} removed ${what}`,
  removed: ({ who, ...many }: Who & Many) => `${who} removed ${meals(many)}`,
  replacedOne: ({ who, place, from, to }: Who & { place: string; from: string; to: string }) =>
    `${who} changed ${place} from ${from} to ${to}`,
  planned: ({ who, place, what }: Who & { place: string; what: string }) => `${who} planned ${what} for ${place}`,
  plannedMany: ({ who, ...many }: Who & Many) => `${who} planned ${meals(many)}`,
  emptied: ({ who, place, what }: Who & { place: string; what: string }) => `${who} removed ${what} from ${place}`,
  otherSwaps: ({ who, what }: Who & { what: string }) => `${who} changed the swaps of ${what}`,
  together: ({ names }: { names: readonly string[] }) => listOf(names),
  servedAdded: ({ who, place, what }: Who & { place: string; what: string }) => `${who} added ${what} to ${place}`,
  otherServed: ({ who, place, from, to }: Who & { place: string; from: string; to: string }) =>
    `${who} changed ${from} to ${to} in ${place}`,
  movedTo: ({ who, what, day }: Who & { what: string; day: string }) => `${who} moved ${what} to ${day}`,
  dayTaken: ({ who, what }: Who & { what: string }) => `${who} removed the day of ${what}`,
  movedMany: ({ who, ...many }: Who & Many) => `${who} changed the days of ${meals(many)}`,
  serves: ({ who, what, count }: Who & { what: string; count: number }) =>
    `${who} set ${what} to ${formatNumber(count)} ${plural(count, { one: 'serve', other: 'serves' })}`,
  portions: ({ who, what }: Who & { what: string }) => `${who} let the serves of ${what} follow the portions`,
  servesMany: ({ who, ...many }: Who & Many) => `${who} changed the serves of ${meals(many)}`,
  eaters: ({ who, what }: Who & { what: string }) => `${who} changed who eats ${what}`,
  locked: ({ who, what }: Who & { what: string }) => `${who} locked ${what}`,
  unlocked: ({ who, what }: Who & { what: string }) => `${who} unlocked ${what}`,
  weekly: ({ who, what }: Who & { what: string }) => `${who} planned ${what} for every week`,
  noLongerWeekly: ({ who, what }: Who & { what: string }) => `${who} planned ${what} for this week only`,
  changedOne: ({ who, what }: Who & { what: string }) => `${who} changed ${what}`,
  changed: ({ who, ...many }: Who & Many) => `${who} changed ${meals(many)}`,
})
