import type { Knex } from 'knex'
import { householdReader, onOwnRow } from '../households/householdReader'
import { CURRENT } from './PlanModel'

/** The saved plans and past weeks of a household, as far as it can be seen that they are others than before. */
export interface StoredPlans {
  /** Differs once one of them was saved, renamed or deleted, or a week has ended or was taken back (WEEK-21). */
  readonly version: string
}

/**
 * Their version as a column of a query in which the household is a column: how many there are, the sum of their versions,
 * and when one was stored last. A household has at most 155 of them, which are found by its id.
 */
export function storedPlansColumn(db: Knex, householdId: string): Knex.QueryBuilder {
  return db('plans as stored')
    .where('stored.householdId', db.ref(householdId))
    .whereNot('stored.nameKey', CURRENT)
    .select(db.raw('json_array(count(*), sum(??), max(??))', ['stored.version', 'stored.changedAt']))
}

/** That of the household of a call. */
export const storedPlansOf = householdReader<{ storedPlans: unknown }, StoredPlans>(
  (query, db) => query.select(onOwnRow(db)(storedPlansColumn(db, 'households.id')).as('storedPlans')),
  ({ own }) => ({ version: String(own.storedPlans) }),
)
