import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import { type Change, inHousehold } from '../households/changeHousehold'
import type { Extend } from '../households/lockHouseholds'
import { type OperationTimes, readTimes, rememberTimes, timesTaken } from '../households/operationTimes'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { type CupboardColumns, readCupboard, withCupboard, writeCupboard } from './cupboardStore'
import { applyWord, type CupboardState, forgetOldest, type Kept, keptIn } from '../../schema/cupboardWords'
import { messages } from './messages'
import { type CupboardView, viewOfCupboard } from './viewOfCupboard'

/** What a caller says of an ingredient. */
export interface Said {
  /** Of the operation with which it is said; null where it is said in no operation, and may count again when it is repeated. */
  id: string | null
  /** Its path in the call, such as `operations[3].act.keep`. */
  path: string
  ingredient: string
  /** By the caller's clock. */
  at: number
  kept: Kept | null
}

/** The outcome of a change of the cupboard. */
export interface CupboardOutcome {
  cupboard: CupboardView | null
  errors: InputError[]
}

/** Words about what was taken that are remembered, to decide about words that arrive late. */
const TAKEN_REMEMBERED = 300

/**
 * Stores what was said of ingredients in a user's household, all of it or nothing (docs/product.md CUP-2, CUP-3). What an
 * operation says counts for the same time however often it comes (CUP-9).
 * @param checkFor says what is wrong with saying it in a household.
 */
export async function changeCupboard(
  services: Services,
  caller: Caller,
  said: readonly Said[],
  checkFor: (householdId: string) => InputError[] = () => [],
): Promise<CupboardOutcome> {
  const arrivedAt = services.now()
  const work = async ({ trx, self, members, rows }: Change<Columns>) => {
    const { householdId } = self
    const own = rows.find(({ id }) => id === self.id) ?? { cupboard: null, kept: null, times: null }
    const [present, times] = [readCupboard(own), readTimes(own.times)]
    const unchanged = { householdId, members, cupboard: present, isChanged: false }
    const strange = checkFor(householdId)
    if (strange.length > 0) return { ...unchanged, errors: strange }
    const { state, early, errors } = applyAll(present.state, said, { by: self.id, arrivedAt, times })
    if (errors.length > 0 || state === present.state) return { ...unchanged, errors }
    const cupboard = { version: present.version + 1, state: forgetOldest(state, TAKEN_REMEMBERED) }
    await writeCupboard(trx, householdId, present, cupboard)
    await rememberTimes(trx, householdId, early)
    return { householdId, members, cupboard, isChanged: true, errors }
  }
  const { householdId, members, cupboard, isChanged, errors } = await inHousehold(services, caller, work, {
    extend: withOperations(
      caller.userId,
      said.flatMap(({ id }) => id ?? []),
    ),
    retried: ['unique'],
  })
  if (isChanged) announceHousehold(services, householdId, 'cupboard')
  if (errors.length > 0) return { cupboard: null, errors }
  return { cupboard: viewOfCupboard(services, members, cupboard), errors: [] }
}

/** What is read with the household's lock. */
type Columns = CupboardColumns & { times: unknown }

/** Adds the cupboard and the times of operations that came before to a query of a household's members; on the user's row alone. */
function withOperations(userId: string, operationIds: readonly string[]): Extend {
  const own = (rows: Knex.QueryBuilder) => rows.where('member.userId', userId)
  return (query, db) =>
    withCupboard(query, db, 'households.id', own).select(own(timesTaken(db, operationIds)).as('times'))
}

interface Applied {
  state: CupboardState
  /** The times of operations that came from the future. */
  early: OperationTimes
  errors: InputError[]
}

function applyAll(
  before: CupboardState,
  said: readonly Said[],
  { by, arrivedAt, times }: { by: string; arrivedAt: number; times: OperationTimes },
): Applied {
  const most = Math.max(LIMITS.cupboardItems, keptIn(before).length)
  const early = new Map<string, number>()
  let state = before
  for (const { id, path, ingredient, at, kept } of said) {
    const taken = id === null ? undefined : (times.get(id) ?? early.get(id))
    let time = taken ?? Math.min(at, arrivedAt)
    if (id !== null && taken === undefined && at > arrivedAt) {
      // Of two words from the future the second is the later one.
      time = Math.max(arrivedAt, (state.get(ingredient)?.at ?? 0) + 1)
      early.set(id, time)
    }
    state = applyWord(state, ingredient, { at: time, by, kept })
    if (kept && keptIn(state).length > most)
      return { state: before, early, errors: [inputError('TOO_MANY', path, messages.full())] }
  }
  return { state, early, errors: [] }
}
