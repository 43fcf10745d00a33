import { addDays, WEEK } from '../../schema/days'
import { formatDate } from '../../schema/text/format'
import { shortDay } from './shortDay'

export { addDays, daysBetween, WEEK } from '../../schema/days'

/* Days are texts such as 2026-12-01, as rows have them; those of Sydney (schema/sydneyDay.ts). */

/** So many days one after the other, from this one on. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, index))

/** The place of a day in its week: 0 for Monday, 6 for Sunday. */
export const placeInWeek = (day: string): number => (new Date(day).getUTCDay() + 6) % WEEK

/** Saturdays and Sundays. */
export const isWeekend = (day: string): boolean => placeInWeek(day) > 4

/** A day and its month, such as '1 Dec'. */
export const dayOfMonth = (day: string): string =>
  formatDate(Date.parse(day), { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** All of a day, such as 'Tue 1 Dec'. */
export const wholeDay = (day: string): string => `${shortDay(day)} ${dayOfMonth(day)}`
