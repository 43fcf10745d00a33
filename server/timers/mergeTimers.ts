import type { KitchenTimerState } from '../generated/schemaTypes'
import { KEPT, MOST_DISMISSED, RINGS_FOR, TIMER_LIMITS } from './limits'

/** What is stored of a timer beside its household. */
export interface StoredTimer {
  readonly keyHash: string
  readonly timerKey: string
  readonly meal: string
  readonly label: string
  readonly step: number
  readonly duration: number
  readonly state: KitchenTimerState
  readonly endsAt: number | null
  readonly remaining: number | null
  readonly at: number
  readonly version: number
  readonly changedAt: number
  readonly dueAt: number | null
  readonly keptUntil: number
}

/** A timer as it is after an act. */
export type TimerAct = Omit<StoredTimer, 'version' | 'changedAt' | 'dueAt' | 'keptUntil'>

/** What is to be stored after acts, and which of them were refused because there are too many timers. */
export interface Merged {
  readonly stored: readonly StoredTimer[]
  readonly deleted: readonly StoredTimer[]
  readonly refused: readonly TimerAct[]
}

/** Whether its time is up. */
const isOver = ({ state, endsAt }: StoredTimer, now: number): boolean => state === 'RUNNING' && (endsAt ?? 0) <= now

/**
 * Does acts on the timers of a household. Of each timer the later act counts, whichever came first; of two of one time the one that was
 * there. Where there are 20 the one whose time was up first makes room (docs/product.md COOK-35, COOK-36).
 */
export function mergeTimers(before: readonly StoredTimer[], acts: readonly TimerAct[], now: number): Merged {
  const known = new Map(before.map((timer) => [timer.keyHash, timer]))
  const stored = new Map<string, StoredTimer>()
  const deleted = new Map<string, StoredTimer>()
  const refused: TimerAct[] = []
  const remove = (timer: StoredTimer) => {
    known.delete(timer.keyHash)
    stored.delete(timer.keyHash)
    deleted.set(timer.keyHash, timer)
  }
  const shown = () => [...known.values()].filter(({ state }) => state !== 'DISMISSED')
  for (const act of acts) {
    const former = known.get(act.keyHash)
    const timer = after(act, former, now)
    if ((former && former.at >= timer.at) || timer.keptUntil <= now) continue
    const isAdded = act.state !== 'DISMISSED' && (!former || former.state === 'DISMISSED')
    if (isAdded && shown().length >= TIMER_LIMITS.timers) {
      const oldest = firstBy(
        shown().filter((one) => isOver(one, now)),
        ({ endsAt }) => endsAt ?? 0,
      )
      if (!oldest) {
        refused.push(act)
        continue
      }
      remove(oldest)
    }
    known.set(act.keyHash, timer)
    stored.set(act.keyHash, timer)
    deleted.delete(act.keyHash)
  }
  for (;;) {
    const dismissed = [...known.values()].filter(({ state }) => state === 'DISMISSED')
    const oldest = dismissed.length > MOST_DISMISSED && firstBy(dismissed, ({ at }) => at)
    if (!oldest) return { stored: [...stored.values()], deleted: [...deleted.values()], refused }
    remove(oldest)
  }
}

function after(act: TimerAct, former: StoredTimer | undefined, now: number): StoredTimer {
  const at = Math.min(act.at, now)
  const { endsAt } = act
  const isSameEnd = former?.state === act.state && former.endsAt === endsAt
  const isDue = endsAt !== null && endsAt > now - RINGS_FOR
  return {
    ...act,
    at,
    version: (former?.version ?? 0) + 1,
    changedAt: now,
    // Devices that were notified of this end are not notified of it again.
    dueAt: isSameEnd ? former.dueAt : isDue ? endsAt : null,
    keptUntil: Math.max(at, endsAt ?? 0) + KEPT,
  }
}

const firstBy = <T>(all: readonly T[], of: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((first, one) => (first && of(first) <= of(one) ? first : one), undefined)
