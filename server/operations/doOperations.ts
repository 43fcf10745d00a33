import type { Knex } from 'knex'
import type { InputError } from '../generated/schemaTypes'
import { announceHousehold, type HouseholdPart } from '../households/announceHousehold'
import { type Change, inHousehold } from '../households/changeHousehold'
import type { Extend } from '../households/lockHouseholds'
import type { MemberModel } from '../households/MemberModel'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { Arrival } from './Arrival'
import { readTimes, rememberTimes, timesTaken } from './operationTimes'
import type { Operation, Outcome } from './Operation'
import type { Columns, Part } from './Part'

/** What is to be done on a part of a household. */
export interface Wanted<Act> {
  readonly operations: readonly Operation<Act>[]
  /** Whether nothing is stored when one of them is wrong. */
  readonly isWhole: boolean
  /** What is wrong with doing it in a household; then nothing is done. */
  readonly checkFor?: (householdId: string) => InputError[]
}

/** What became of it. */
export interface Done<View> {
  readonly householdId: string
  readonly members: readonly MemberModel[]
  /** In the order of the operations; empty when `errors` are those of the household. */
  readonly outcomes: readonly Outcome[]
  /** Why nothing was stored. */
  readonly errors: readonly InputError[]
  readonly view: () => View
}

/** What operations change. One that is sent again may have had no answer, and then the household was not notified of it. */
const SHARED: readonly HouseholdPart[] = ['plan', 'list', 'cupboard', 'habits']

/**
 * Does operations on a part of the caller's household, each once (docs/product.md API-49): what is needed is read by the
 * statement that locks the household, and those who look at the household are notified after the commit.
 */
export async function doOperations<Act, View>(
  services: Services,
  caller: Caller,
  part: Part<Act, View>,
  { operations, isWhole, checkFor = () => [] }: Wanted<Act>,
): Promise<Done<View>> {
  const now = services.now()
  const work = async (change: Change<Columns>) => {
    const { trx, self, members, rows } = change
    const { householdId } = self
    const own: Columns = rows.find(({ id }) => id === self.id) ?? {}
    const arrival = new Arrival(now, readTimes(own.times))
    const open = await part.open({ ...change, own, arrival, isWhole })
    const done = (outcomes: readonly Outcome[], errors: readonly InputError[]) => ({
      ...{ householdId, members, outcomes, errors },
      view: () => open.view(),
    })
    const strange = checkFor(householdId)
    if (strange.length > 0) return { ...done([], strange), changed: [] }
    const outcomes = operations.map((operation) => open.apply(operation))
    const errors = isWhole ? outcomes.flatMap((outcome) => outcome.errors) : []
    if (errors.length > 0) return { ...done(outcomes, errors), changed: [] }
    const changed = await open.write()
    await rememberTimes(trx, householdId, arrival.taken)
    return { ...done(outcomes, []), changed }
  }
  const ids = operations.flatMap(({ id }) => id ?? [])
  const { changed, ...done } = await inHousehold(services, caller, work, {
    extend: withTimes(part.extend(caller.userId, ids), caller.userId, ids),
    retried: ['unique'],
  })
  const isRepeated = done.outcomes.some(({ status }) => status === 'REPEATED')
  for (const name of isRepeated ? SHARED : changed) announceHousehold(services, done.householdId, name)
  return done
}

/** Adds the times of operations that came before, on the caller's row alone. */
function withTimes(extend: Extend, userId: string, ids: readonly string[]): Extend {
  const times = (db: Knex) => timesTaken(db, ids).where('member.userId', userId)
  return (query, db) => (ids.length === 0 ? extend(query, db) : extend(query, db).select(times(db).as('times')))
}
