import type { Knex } from 'knex'
import { createBatchLoader } from '../database/createBatchLoader'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { type Extend, type LockedRow, selectMembers } from './lockHouseholds'
import { membership } from './membership'

/** A member of a household that is read, with the mail address of the account and the columns that were added. */
export type ReadRow<Columns = object> = LockedRow & { readonly email: string | null } & Columns

/** Everyone in a household that is read, in the order in which they joined. */
export interface ReadRows<Columns> {
  readonly rows: readonly ReadRow<Columns>[]
  /** The caller's row, which has the columns of what is the household's. */
  readonly own: ReadRow<Columns>
}

/** Something that is read of households. */
interface Part {
  readonly extend: Extend
  readonly toValue: (read: ReadRows<object>) => unknown
}

/** Who asked for a row, and in which household. */
interface Asked {
  askedBy: string
  askedIn: string
  askedPlace: number
  askedMember: string
}

/** All that are read, at the index that is their part of a read's key. */
const parts: Part[] = []

/** Most reads of one turn that are looked at together, and most callers of one query. */
const [MOST_READS, MOST_CALLERS] = [500, 25]

/** A caller as a key; nothing after the account for its first household. */
const keyOf = ({ userId, householdId, isAsked }: Caller): string => `${userId} ${isAsked ? (householdId ?? '') : ''}`

/** The row of a caller in `household_members`, in the household for which the call is: at most one. */
export const placeOf = ({ userId, householdId, isAsked }: Caller): Record<string, string | number> => ({
  'household_members.userId': userId,
  ...(isAsked ? { 'household_members.householdId': householdId ?? '' } : { 'household_members.place': 0 }),
})

/** Narrows what a reader adds to the caller's own row, so that what is the household's is read once. */
export const onOwnRow =
  (db: Knex) =>
  (rows: Knex.QueryBuilder): Knex.QueryBuilder =>
    rows.where('member.id', db.ref('mine.id'))

/**
 * A read of the household for which a call is: the one that it asks for, or else the account's first, which is made when
 * it is first needed. What callers read of their households in the same turn is one query, also by several readers
 * (docs/decisions/0169-one-read-of-a-household.md).
 *
 * @param extend adds columns to a query of the household's members, as with the lock; where readers name a column alike,
 * it has the same in it.
 */
export function householdReader<Columns extends object, Value>(
  extend: Extend,
  toValue: (read: ReadRows<Columns>) => Value,
): (services: Pick<Services, 'db' | 'now'>, caller: Caller) => Promise<Value> {
  const number = parts.push({ extend, toValue: toValue as Part['toValue'] }) - 1
  return async (services, caller) => {
    for (;;) {
      const read = await load(services.db, `${number} ${keyOf(caller)}`)
      if (read) return read.value as Value
      await membership(services, caller)
    }
  }
}

/** What is read together has the same parts for each of its callers. */
const load = createBatchLoader<string, { value: unknown }>(async (db, keys) => {
  const asked = new Map<string, number[]>()
  for (const key of keys) {
    const [number = '', ...caller] = key.split(' ')
    asked.set(caller.join(' '), [...(asked.get(caller.join(' ')) ?? []), Number(number)])
  }
  const alike = new Map<string, string[]>()
  for (const [caller, numbers] of asked) {
    const wanted = numbers.sort((one, other) => one - other).join(' ')
    alike.set(wanted, [...(alike.get(wanted) ?? []), caller])
  }
  const found = await Promise.all(
    [...alike].flatMap(([wanted, callers]) =>
      chunks(callers, MOST_CALLERS).map((some) => readParts(db, wanted.split(' ').map(Number), some)),
    ),
  )
  return new Map(found.flat())
}, MOST_READS)

async function readParts(db: Knex, numbers: readonly number[], callers: readonly string[]) {
  const wanted = numbers.flatMap((number) => (parts[number] ? [{ number, ...parts[number] }] : []))
  const query = wanted.reduce((read, { extend }) => extend(read, db), membersAsked(db, callers))
  const rows = (await query) as (ReadRow & Asked)[]
  const places = new Map<string, (ReadRow & Asked)[]>()
  const add = (caller: string, row: ReadRow & Asked) => places.set(caller, [...(places.get(caller) ?? []), row])
  for (const row of rows) {
    const [userId, householdId] = [row.askedBy, row.askedIn]
    add(keyOf({ userId, householdId, isAsked: true }), row)
    if (row.askedPlace === 0) add(keyOf({ userId }), row)
  }
  return callers.flatMap((caller) => {
    const all = places.get(caller) ?? []
    const own = all.find(({ id, askedMember }) => id === askedMember)
    if (!own) return []
    return wanted.map(({ number, toValue }) => [`${number} ${caller}`, { value: toValue({ rows: all, own }) }] as const)
  })
}

/** Everyone in the households of callers, once for each caller. */
function membersAsked(db: Knex, callers: readonly string[]): Knex.QueryBuilder {
  const asked = callers.map((caller) => caller.split(' '))
  const userIds = new Set(asked.map(([userId = '']) => userId))
  const householdIds = new Set(asked.flatMap(([, id]) => id || []))
  const members = db('household_members as mine')
    .join('household_members as member', 'member.householdId', 'mine.householdId')
    .join('households', 'households.id', 'mine.householdId')
    .leftJoin('users', 'users.id', 'member.userId')
    .whereIn('mine.userId', [...userIds])
    .where((place) => {
      void place.where('mine.place', 0)
      if (householdIds.size > 0) void place.orWhereIn('mine.householdId', [...householdIds])
    })
    .select({ askedBy: 'mine.userId', askedIn: 'mine.householdId', askedPlace: 'mine.place', askedMember: 'mine.id' })
    .select('users.email')
  return selectMembers(members)
}

const chunks = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
