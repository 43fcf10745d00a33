import type { Knex } from 'knex'
import { createBatchLoader } from '../database/createBatchLoader'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { membership } from './membership'

/** Who asked for a row, and in which household. */
interface Asked {
  askedBy: string
  askedIn: string
  askedPlace: number
}

/** A caller as the key of a read; nothing after the account for its first household. */
const keyOf = ({ userId, householdId, isAsked }: Caller): string => `${userId} ${isAsked ? (householdId ?? '') : ''}`

/** The row of a caller in `household_members`, in the household for which the call is: at most one. */
export const placeOf = ({ userId, householdId, isAsked }: Caller): Record<string, string | number> => ({
  'household_members.userId': userId,
  ...(isAsked ? { 'household_members.householdId': householdId ?? '' } : { 'household_members.place': 0 }),
})

/**
 * A read of the household for which a call is: the one that it asks for, or else the account's first, which is made when
 * it is first needed. One query, shared with what asks at the same time.
 *
 * @param select completes a query of the places of accounts in households, `mine`, of which each has a row at least.
 * @param toValue makes what is read of the rows of one place.
 */
export function householdReader<Row extends object, Value>(
  select: (mine: Knex.QueryBuilder, db: Knex) => Knex.QueryBuilder,
  toValue: (rows: readonly (Row & Asked)[]) => Value,
): (services: Pick<Services, 'db' | 'now'>, caller: Caller) => Promise<Value> {
  const load = createBatchLoader(async (db, keys) => {
    const rows = (await select(placesAsked(db, keys), db)) as (Row & Asked)[]
    const found = new Map<string, (Row & Asked)[]>(keys.map((key) => [key, []]))
    for (const row of rows) {
      const [userId, householdId] = [row.askedBy, row.askedIn]
      found.get(keyOf({ userId, householdId, isAsked: true }))?.push(row)
      if (row.askedPlace === 0) found.get(keyOf({ userId }))?.push(row)
    }
    return new Map([...found].flatMap(([key, of]) => (of.length > 0 ? [[key, toValue(of)] as const] : [])))
  })
  return async (services, caller) => {
    for (;;) {
      const value = await load(services.db, keyOf(caller))
      if (value !== undefined) return value
      await membership(services, caller)
    }
  }
}

function placesAsked(db: Knex, keys: readonly string[]): Knex.QueryBuilder {
  const asked = keys.map((key) => key.split(' '))
  const userIds = new Set(asked.map(([userId = '']) => userId))
  const householdIds = new Set(asked.flatMap(([, id]) => id || []))
  return db('household_members as mine')
    .whereIn('mine.userId', [...userIds])
    .where((place) => {
      void place.where('mine.place', 0)
      if (householdIds.size > 0) void place.orWhereIn('mine.householdId', [...householdIds])
    })
    .select('mine.userId as askedBy', 'mine.householdId as askedIn', 'mine.place as askedPlace')
}
