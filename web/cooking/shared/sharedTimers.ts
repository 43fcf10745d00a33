import type { KitchenTimerInput } from '../../apollo/schemaTypes.generated'
import { isOver, RINGS_FOR, type Timer } from '../timers'
import type { SharedTimersFragment } from './operations.generated'

/** An act on a timer that the server does not have yet. */
export interface PendingAct {
  /** Names the act. */
  id: string
  /** When it was done, by the device's clock. */
  doneAt: number
  /** The same by the server's clock, once it was sent; an act that comes again is the same act. */
  at?: number
  /** Whether the timer was stopped or dismissed. */
  isGone: boolean
}

/** A timer of the household as a browser keeps it, by the device's clock. */
export interface KeptTimer {
  timer: Timer
  /** When the latest act was done of those that the device knows of, by the server's clock; 0 for none. */
  at: number
  pending?: PendingAct
  /** Whether the household has no room for it: it is on this device alone. */
  isAlone?: boolean
}

type Told = SharedTimersFragment['timers'][number]

/** A difference between two clocks that is more than a slow network makes, in milliseconds. */
const OTHER_CLOCK = 2000

const doneAtOf = ({ doneAt = 0 }: Timer): number => doneAt

/**
 * What is kept after a person has looked after the timers of a tab: what was started, paused, let go on or extended there is an act,
 * and so is taking away what the tab has shown.
 * @param shown ids of what the tab has shown.
 */
export function noticeActs(
  kept: readonly KeptTimer[],
  tab: readonly Timer[],
  shown: ReadonlySet<string>,
  now: number,
): { kept: KeptTimer[]; acted: string[] } {
  const acted: string[] = []
  const known = new Map(kept.map((one) => [one.timer.id, one]))
  const act = (timer: Timer, doneAt: number, isGone: boolean): KeptTimer => {
    acted.push(timer.id)
    const pending = { id: `${timer.id} ${doneAt}`, doneAt, isGone }
    return { timer: { ...timer, doneAt, isElsewhere: undefined }, at: known.get(timer.id)?.at ?? 0, pending }
  }
  const fromTab = tab.map((timer) => {
    const before = known.get(timer.id)
    if (!before) return act(timer, timer.doneAt ?? now, false)
    const latest = before.pending?.doneAt ?? doneAtOf(before.timer)
    if (doneAtOf(timer) > latest) return act(timer, doneAtOf(timer), false)
    // That its time is up is no act.
    const isSame = !before.pending?.isGone && doneAtOf(timer) === doneAtOf(before.timer)
    return isSame ? { ...before, timer: { ...timer, isElsewhere: undefined } } : before
  })
  const inTab = new Set(tab.map(({ id }) => id))
  const others = kept.flatMap((one) => {
    if (inTab.has(one.timer.id)) return []
    if (one.pending?.isGone || !shown.has(one.timer.id)) return [one]
    return one.isAlone ? [] : [act(one.timer, Math.max(now, doneAtOf(one.timer) + 1), true)]
  })
  return { kept: [...fromTab, ...others], acted }
}

/** An act as it is sent. It counts as later than what the device knew of. @param offset what the server's clock is ahead by. */
export function toInput({ timer, at, pending }: KeptTimer, offset: number): KitchenTimerInput {
  const { id, label, mealName, step, duration, endsAt, overAt, remaining } = timer
  const end = endsAt ?? (isOver(timer) ? (overAt ?? 0) : null)
  const state = pending?.isGone ? 'DISMISSED' : end === null ? 'PAUSED' : 'RUNNING'
  return {
    key: id,
    at: pending?.at ?? Math.round(Math.max((pending?.doneAt ?? 0) + offset, at + 1)),
    state,
    meal: mealName.slice(0, 200),
    label: label.slice(0, 100),
    step,
    duration: Math.round(duration),
    endsAt: state === 'RUNNING' ? Math.max(0, Math.round((end ?? 0) + offset)) : null,
    remaining: state === 'PAUSED' ? Math.max(1, Math.round(remaining)) : null,
  }
}

/**
 * What is kept after the server has said how the timers are. What was done here and is not there yet stays; a timer that is not
 * there any more goes.
 */
export function receive(kept: readonly KeptTimer[], told: readonly Told[], offset: number, now: number): KeptTimer[] {
  const known = new Map(kept.map((one) => [one.timer.id, one]))
  const keys = new Set(told.map(({ key }) => key))
  const theirs = told.map((one) => {
    const before = known.get(one.key)
    return before?.pending ? before : fromServer(one, before, offset, now)
  })
  return [...theirs, ...kept.filter(({ timer, pending, isAlone }) => !keys.has(timer.id) && (pending || isAlone))]
}

function fromServer(told: Told, before: KeptTimer | undefined, offset: number, now: number): KeptTimer {
  const { key: id, meal: mealName, label, step, duration, at } = told
  const endsAt = told.endsAt === null ? null : told.endsAt - offset
  const known = before?.at === at ? before.timer : null
  const knownEnd = known && (known.overAt ?? known.endsAt)
  const isSame = known !== null && Math.abs((knownEnd ?? 0) - (endsAt ?? 0)) < OTHER_CLOCK
  if (isSame) return { timer: known, at }
  const isSilent = endsAt !== null && endsAt <= now - RINGS_FOR
  const times = isSilent
    ? { endsAt: null, remaining: 0, overAt: endsAt }
    : { endsAt, remaining: told.remaining ?? duration }
  // Earlier than now, so that what is done here next is seen to be later.
  return { timer: { id, mealName, label, step, duration, ...times, doneAt: Math.min(at - offset, now - 1) }, at }
}

/** The timers that a tab shows. @param mine ids of those on which something was done last in that tab. */
export function shownOf(kept: readonly KeptTimer[], tab: readonly Timer[], mine: ReadonlySet<string>): Timer[] {
  const place = new Map(tab.map(({ id }, index) => [id, index]))
  const placeOf = ({ id }: Timer) => place.get(id) ?? tab.length
  return kept
    .filter(({ pending }) => !pending?.isGone)
    .map(({ timer }) => ({ ...timer, isElsewhere: mine.has(timer.id) ? undefined : true }))
    .sort((one, other) => placeOf(one) - placeOf(other) || doneAtOf(one) - doneAtOf(other))
}
