import type { Services } from '../services'
import { sydneyDay } from '../sydneyTime'

export interface UsageLine {
  /** In Sydney, such as `2026-11-05`. */
  day: string
  type: string
  mode: string | null
  events: number
  /** Different signed-in users. */
  people: number
}

/** The usage of the last `days` days, today included, by day, event and mode. */
export async function reportUsage({ db, now }: Pick<Services, 'db' | 'now'>, days: number): Promise<UsageLine[]> {
  const since = daysBefore(sydneyDay(now()), days - 1)
  const rows: UsageLine[] = await db('analytics_events')
    .where('day', '>=', since)
    .groupBy('day', 'type', 'mode')
    .orderBy([{ column: 'day', order: 'desc' }, 'type', 'mode'])
    .select('day', 'type', 'mode')
    .count({ events: '*' })
    .countDistinct({ people: 'userId' })
  return rows.map((row) => ({ ...row, events: Number(row.events), people: Number(row.people) }))
}

/** By the calendar: where the clocks change, a day has 23 or 25 hours. */
function daysBefore(day: string, count: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}
