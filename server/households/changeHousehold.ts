import type { Knex } from 'knex'
import type { Fault } from '../database/faults'
import { inTurn } from '../database/inTurn'
import { inTransaction } from '../database/transaction'
import { inputError, unavailable } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { announceHousehold } from './announceHousehold'
import { HouseholdModel } from './HouseholdModel'
import { type Extend, lockHousehold, type LockedHousehold, ownerIn } from './lockHouseholds'
import type { MemberModel } from './MemberModel'
import { membership } from './membership'
import { messages } from './messages'
import { readHousehold } from './readHousehold'
import type { HouseholdView } from './views'

/** The caller's household, locked, while it is changed. */
export interface Change<More = object> extends LockedHousehold<More> {
  trx: Knex.Transaction
  /** The caller's place in it. */
  self: MemberModel
  isOwner: boolean
}

/** The outcome of a change of the caller's household. */
export interface HouseholdOutcome {
  household: HouseholdView | null
  errors: InputError[]
}

/** How often a caller is looked for again who is moved to another household just then. */
const TRIES = 5

/**
 * Changes the caller's household under its lock; nothing is changed if `work` finds something wrong.
 * @param shown whose household the outcome shows.
 */
export async function changeHousehold(
  services: Services,
  caller: Caller,
  work: (change: Change) => Promise<InputError[]>,
  shown = caller,
): Promise<HouseholdOutcome> {
  const { householdId, errors } = await inHousehold(services, caller, async (change) => {
    const { id } = change.household
    const errors = await work(change)
    if (errors.length === 0) await countChange(change.trx, id)
    return { householdId: id, errors }
  })
  if (errors.length > 0) return { household: null, errors }
  announceHousehold(services, householdId, 'members')
  return { household: await readHousehold(services, shown), errors }
}

/** The same for the owner alone. */
export function changeOwnHousehold(
  services: Services,
  caller: Caller,
  work: (change: Change) => Promise<InputError[]>,
): Promise<HouseholdOutcome> {
  return changeHousehold(services, caller, async (change) =>
    change.isOwner ? work(change) : [inputError('NOT_ALLOWED', null, messages.ownerOnly)],
  )
}

/**
 * Runs `work` in a transaction that holds the caller's household, once those are over that this process began on it before:
 * one connection at a time is a household's (docs/product.md SEC-25).
 *
 * @param read.extend has more read with the lock, by the same statement (see `lockHousehold`).
 * @param read.retried as in `inTransaction`.
 */
export async function inHousehold<Result, More = object>(
  services: Services,
  caller: Caller,
  work: (change: Change<More>) => Promise<Result>,
  { extend, retried }: { extend?: Extend; retried?: readonly Fault[] } = {},
): Promise<Result> {
  const { userId } = caller
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = tries === 0 ? caller.householdId : null
    const householdId = known ?? (await membership(services, caller)).householdId
    const attempt = async (trx: Knex.Transaction) => {
      const locked = await lockHousehold<More>(trx, householdId, extend)
      const self = locked?.members.find((member) => member.userId === userId)
      if (!locked || !self) return null
      return { result: await work({ ...locked, trx, self, isOwner: ownerIn(locked)?.id === self.id }) }
    }
    const done = await inTurn(services.db, householdId, () => inTransaction(services.db, attempt, retried))
    if (done) return done.result
  }
  throw unavailable()
}

/** Counts a change of a household and its members, for those who read it by version. */
export async function countChange(trx: Knex, id: string): Promise<void> {
  await HouseholdModel.query(trx)
    .findById(id)
    .patch({ version: HouseholdModel.raw('?? + 1', ['version']) })
}
