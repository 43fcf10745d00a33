import { addDays, daysBetween } from '../../../schema/days'
import { sydneyDay } from '../../../schema/sydneyDay'
import { messages } from './messages'

const MINUTE = 60_000
/** Minutes after which the time of day says more. */
const LATELY = 60
/** Days after which a weekday alone could be another one's. */
const WEEK = 7

/** What was done on one day. */
export interface Day<Done> {
  /** Such as 2026-12-01, in Sydney. */
  readonly day: string
  readonly heading: string
  readonly done: readonly Done[]
}

/** What was done by days of Sydney, in the order in which it comes. */
export function byDay<Done extends { readonly at: number }>(all: readonly Done[], now: number): Day<Done>[] {
  const days = new Map<string, Done[]>()
  for (const one of all) days.set(sydneyDay(one.at), [...(days.get(sydneyDay(one.at)) ?? []), one])
  return [...days].map(([day, done]) => ({ day, done, heading: headingOf(day, done[0]?.at ?? now, sydneyDay(now)) }))
}

function headingOf(day: string, at: number, today: string): string {
  if (day === today) return messages.today
  if (day === addDays(today, -1)) return messages.yesterday
  return daysBetween(day, today) < WEEK ? messages.weekday({ at }) : messages.day({ at })
}

/** When it was, on its day. */
export function timeOf(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE)
  if (minutes < 1) return messages.justNow
  return minutes < LATELY ? messages.minutesAgo({ minutes }) : messages.time({ at })
}
