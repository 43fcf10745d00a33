import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { InputError, KitchenTimerInput, SetKitchenTimersInput } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import { inHousehold } from '../households/changeHousehold'
import { formerHousehold } from '../households/checkHousehold'
import { NoSuchHousehold } from '../households/membership'
import { checkCount } from '../operations/checkOperations'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { askingFor, type Caller } from '../request/context'
import { problemsOfTimer } from './checkTimer'
import { KitchenTimerModel } from './KitchenTimerModel'
import { TIMER_LIMITS } from './limits'
import { mergeTimers, type Merged, type StoredTimer, type TimerAct } from './mergeTimers'
import { messages } from './messages'
import { type TimersView, viewOfTimers } from './readTimers'

/** The timers after acts, or null where the call was refused as a whole, and what is wrong. */
interface Outcome {
  readonly kitchenTimers: TimersView | null
  readonly errors: InputError[]
}

const bounds = { most: TIMER_LIMITS.acts, none: messages.none, tooMany: messages.tooManyActs() }

/** Does acts on the kitchen timers of a caller's household (docs/product.md COOK-35). One that is refused does not hold back the others. */
export async function setKitchenTimers(
  services: Services,
  caller: Caller,
  { householdId: meant, timers: given }: SetKitchenTimersInput,
): Promise<Outcome> {
  const tooMany = checkCount(given, bounds, 'timers')
  if (tooMany.length > 0) return { kitchenTimers: null, errors: tooMany }
  const now = services.now()
  const problems = given.map((timer, index) => problemsOfTimer(timer, pathOf(index), now))
  const wrong = problems.flat()
  const acts = given.flatMap((timer, index) => (problems[index]?.length === 0 ? [toAct(timer)] : []))
  const asking = meant == null ? caller : askingFor(caller, meant)
  const work = inHousehold(services, asking, async ({ trx, self: { householdId } }) => {
    const before = await KitchenTimerModel.query(trx).where({ householdId }).forUpdate()
    const merged = mergeTimers(before, acts, now)
    await store(trx, householdId, merged)
    return { householdId, merged, stored: storedAfter(before, merged) }
  })
  const done = await work.catch((error: unknown) => {
    if (error instanceof NoSuchHousehold && meant != null) return null
    throw error
  })
  if (!done) return { kitchenTimers: null, errors: formerHousehold() }
  const { householdId, merged, stored } = done
  // Those who look may have missed it where this call comes again.
  announceHousehold(services, householdId, 'timers')
  const refused = merged.refused.map((act) => {
    const index = given.findIndex(({ key }) => key === act.timerKey)
    return inputError('TOO_MANY', pathOf(index), messages.tooMany())
  })
  return { kitchenTimers: viewOfTimers(stored, now), errors: [...wrong, ...refused] }
}

const pathOf = (index: number): string => `timers[${index}]`

const toAct = ({ key, at, state, meal, label, step, duration, endsAt, remaining }: KitchenTimerInput): TimerAct => ({
  ...{ keyHash: createHash('sha256').update(key).digest('hex'), timerKey: key },
  ...{ at, state, meal, label, step, duration },
  endsAt: state === 'RUNNING' ? (endsAt ?? null) : null,
  remaining: state === 'PAUSED' ? (remaining ?? null) : null,
})

/** All that are stored then. */
function storedAfter(before: readonly StoredTimer[], { stored, deleted }: Merged): StoredTimer[] {
  const changed = new Set([...stored, ...deleted].map(({ keyHash }) => keyHash))
  return [...before.filter(({ keyHash }) => !changed.has(keyHash)), ...stored]
}

async function store(trx: Knex, householdId: string, { stored, deleted }: Merged): Promise<void> {
  const gone = [...deleted, ...stored].map(({ keyHash }) => keyHash)
  if (gone.length > 0) await KitchenTimerModel.query(trx).where({ householdId }).whereIn('keyHash', gone).delete()
  if (stored.length > 0)
    await trx(KitchenTimerModel.tableName).insert(stored.map((timer) => ({ ...timer, householdId })))
}
