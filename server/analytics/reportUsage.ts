import type { Knex } from 'knex'
import { compareText } from '../pure/compareText'
import { inTransaction } from '../database/transaction'
import type { Services } from '../platform/services'
import { sydneyDay } from '../../schema/sydneyDay'
import { AnalyticsEventModel } from './AnalyticsEventModel'

const HOUR = 60 * 60 * 1000

export interface UsageLine {
  /** In Sydney, such as `2026-11-05`. */
  day: string
  type: string
  mode: string | null
  events: number
  /** Different signed-in users. */
  people: number
}

/** The usage of the last `days` days, today included, by day, event and mode. Days that were rolled up are not counted. */
export async function reportUsage({ db, now }: Pick<Services, 'db' | 'now'>, days: number): Promise<UsageLine[]> {
  const today = sydneyDay(now())
  const rolled = await rolledSince(db, daysBefore(today, days - 1))
  const counted = Array.from({ length: days }, (_, ago) => daysBefore(today, ago)).filter(
    (day) => !rolled.some((row) => row.day === day),
  )
  // Events are also of days to come, by the clock of another instance.
  const live = await countDays(db, (rows) => rows.whereIn('day', counted).orWhere('day', '>', today))
  const stored = rolled
    .filter(({ type }) => type !== WHOLE_DAY)
    .map((row) => ({ ...row, mode: row.mode === '' ? null : row.mode }))
  return [...stored, ...live].sort(
    (one, other) =>
      compareText(other.day, one.day) ||
      compareText(one.type, other.type) ||
      compareText(one.mode ?? '', other.mode ?? ''),
  )
}

/** The type of the row that says that a day was rolled up; there may have been no events. */
const WHOLE_DAY = ''

/**
 * Counts each day that is over once, so that a report does not count the events of months. The numbers of a day stay as
 * they were at its end when accounts are deleted later: they name no one.
 */
export async function rollUpUsage({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  // An hour for instances whose clocks differ a little.
  const today = sydneyDay(now() - HOUR)
  const first = await AnalyticsEventModel.query(db).min('day as day').first()
  const earliest = (first as { day?: string | null } | undefined)?.day
  if (!earliest) return
  const rolled = new Set((await rolledSince(db, earliest)).map(({ day }) => day))
  for (let ago = 1, day = daysBefore(today, 1); day >= earliest; ago += 1, day = daysBefore(today, ago)) {
    if (rolled.has(day)) continue
    const lines = await countDays(db, (rows) => rows.where({ day }))
    await inTransaction(db, async (trx) => {
      for (const line of [...lines, { day, type: WHOLE_DAY, mode: null, events: 0, people: 0 }])
        await trx('analytics_days')
          .insert({ ...line, mode: line.mode ?? '' })
          .onConflict(['day', 'type', 'mode'])
          .ignore()
    })
  }
}

async function rolledSince(db: Knex, since: string): Promise<UsageLine[]> {
  const rows: UsageLine[] = await db('analytics_days').where('day', '>=', since).select()
  return rows.map((row) => ({ ...row, events: Number(row.events), people: Number(row.people) }))
}

async function countDays(db: Knex, condition: (rows: Knex.QueryBuilder) => Knex.QueryBuilder): Promise<UsageLine[]> {
  const rows: UsageLine[] = await db('analytics_events')
    .where((rows) => void condition(rows))
    .groupBy('day', 'type', 'mode')
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
