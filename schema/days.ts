/* Days are texts such as 2026-12-01, as rows of a plan have them. */

const DAY_MS = 86_400_000

/** Days of a week. */
export const WEEK = 7

/** The day a number of days later, or earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** How many days one is after another; less than 0 where it is before. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The same weekday in the first week in which it is not before `today`; the day itself where it is not. */
export function comingDay(day: string, today: string): string {
  const weeks = Math.ceil(daysBetween(day, today) / WEEK)
  return weeks > 0 ? addDays(day, weeks * WEEK) : day
}
