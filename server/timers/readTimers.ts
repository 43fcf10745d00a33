import { jsonRows, readJsonRows } from '../database/jsonRows'
import { householdReader, onOwnRow } from '../households/householdReader'
import type { Services } from '../platform/services'
import { compareText } from '../pure/compareText'
import type { Caller } from '../request/context'
import { KitchenTimerModel } from './KitchenTimerModel'
import type { StoredTimer } from './mergeTimers'

/** The kitchen timers of a household, by the server's clock. */
export interface TimersView {
  readonly now: number
  readonly timers: readonly StoredTimer[]
}

const TIMER = [
  'keyHash',
  'timerKey',
  'meal',
  'label',
  'step',
  'duration',
  'state',
  'endsAt',
  'remaining',
  'at',
  'version',
  'changedAt',
  'dueAt',
  'keptUntil',
] as const

const storedTimers = householdReader<{ timers: unknown }, readonly StoredTimer[]>(
  (query, db) => {
    const timers = db(KitchenTimerModel.tableName).where('kitchen_timers.householdId', db.ref('households.id'))
    return query.select(jsonRows(db, onOwnRow(db)(timers), TIMER).as('timers'))
  },
  ({ own }) => readJsonRows<StoredTimer>(own.timers, TIMER),
)

/** Those that were neither dismissed nor forgotten. */
export function viewOfTimers(stored: readonly StoredTimer[], now: number): TimersView {
  const shown = stored.filter(({ state, keptUntil }) => state !== 'DISMISSED' && keptUntil > now)
  return { now, timers: shown.sort((one, other) => compareText(one.keyHash, other.keyHash)) }
}

/** The kitchen timers of the household of a call. */
export async function readTimers(services: Pick<Services, 'db' | 'now'>, caller: Caller): Promise<TimersView> {
  return viewOfTimers(await storedTimers(services, caller), services.now())
}
