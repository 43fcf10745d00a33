import { householdReader } from '../households/householdReader'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { KitchenTimerModel } from './KitchenTimerModel'

/** The kitchen timers of a household, by the server's clock. */
export interface TimersView {
  readonly now: number
  readonly timers: readonly KitchenTimerModel[]
}

type Row = Partial<KitchenTimerModel>

const storedTimers = householdReader<Row, readonly KitchenTimerModel[]>(
  (mine) =>
    mine
      .leftJoin('kitchen_timers as timer', 'timer.householdId', 'mine.householdId')
      .orderBy('timer.keyHash')
      .select('timer.*'),
  (rows) => rows.flatMap((row) => (row.timerKey == null ? [] : [KitchenTimerModel.fromDatabaseJson(row)])),
)

/** Those that were neither dismissed nor forgotten. */
export function viewOfTimers(stored: readonly KitchenTimerModel[], now: number): TimersView {
  return { now, timers: stored.filter(({ state, keptUntil }) => state !== 'DISMISSED' && keptUntil > now) }
}

/** The kitchen timers of the household of a call; one query, shared with what asks at the same time. */
export async function readTimers(services: Pick<Services, 'db' | 'now'>, caller: Caller): Promise<TimersView> {
  return viewOfTimers(await storedTimers(services, caller), services.now())
}
