import type { Knex } from 'knex'
import { householdReader, onOwnRow } from '../households/householdReader'

/** The kitchen timers of a household, as far as it can be seen that they are others than before. */
export interface TimersVersion {
  /** Differs once one of them was started, paused, extended or dismissed; empty where there is nothing of them. */
  readonly version: string
}

/**
 * Their version as a column of a query in which the household is a column: how many there are, how often they were changed, and when
 * one was last. A household has at most 120 of them, which are found by its id.
 */
export function timersColumn(db: Knex, householdId: string): Knex.QueryBuilder {
  return db('kitchen_timers as timer')
    .where('timer.householdId', db.ref(householdId))
    .select(db.raw('json_array(count(*), sum(??), max(??))', ['timer.version', 'timer.changedAt']))
}

/** What such a column says. */
export function toTimersVersion(column: unknown): string {
  const version = String(column ?? '')
  return /^\[?0,/.test(version) ? '' : version
}

/** That of the household of a call. */
export const timersVersionOf = householdReader<{ kitchenTimers: unknown }, TimersVersion>(
  (query, db) => query.select(onOwnRow(db)(timersColumn(db, 'households.id')).as('kitchenTimers')),
  ({ own }) => ({ version: toTimersVersion(own.kitchenTimers) }),
)
