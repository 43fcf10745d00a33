import { formatDate } from '../../schema/text/format'
import { shortDay } from './shortDay'

/* Days are texts such as 2026-12-01, as rows have them; those of Sydney (schema/sydneyDay.ts). */

const DAY_MS = 86_400_000

/** Days of a week. */
export const WEEK = 7

/** The day a number of days later, or earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** So many days one after the other, from this one on. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, index))

/** How many days one is after another; less than 0 where it is before. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The place of a day in its week: 0 for Monday, 6 for Sunday. */
export const placeInWeek = (day: string): number => (new Date(day).getUTCDay() + 6) % WEEK

/** Saturdays and Sundays. */
export const isWeekend = (day: string): boolean => placeInWeek(day) > 4

/** A day and its month, such as '1 Dec'. */
export const dayOfMonth = (day: string): string =>
  formatDate(Date.parse(day), { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** All of a day, such as 'Tue 1 Dec'. */
export const wholeDay = (day: string): string => `${shortDay(day)} ${dayOfMonth(day)}`
