import { arrayOf, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import { warn } from '../plan/warn'
import { subscribeToSession } from '../session/session'
import { tokenOwner } from '../session/tokenOwner'
import { armAlarm, ringWhile } from './alarm'
import { isTimer } from './isTimer'
import { timerMessages } from './timerMessages'
import { askToNotify, notify } from './notify'
import { extendTimer, isRinging, settleTimers, startTimer, type Timer, type TimerSetting, turnTimer } from './timers'

/** The timers of this tab, which outlive a reload (docs/product.md COOK-15). */
const stored = ownedStorage<{ timers: readonly Timer[] }>(
  'timers',
  shape<{ timers: readonly Timer[] }>({
    timers: arrayOf(isTimer),
  }),
)

/** The longest that a browser can be asked to wait. */
const LONGEST_WAIT = 2 ** 31 - 1

let timers: readonly Timer[] | null = null
let owner = ''
let shelves = 0
let wake: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** The timers of this tab. They belong to no page: they run on while others meals, or other modes, are looked at. */
export function currentTimers(): readonly Timer[] {
  if (timers === null || owner !== tokenOwner()) {
    owner = tokenOwner()
    timers = stored.read(owner)?.timers ?? []
    schedule()
  }
  return timers
}

/** For `useSyncExternalStore`. */
export function subscribeToTimers(listener: () => void): () => void {
  listeners.add(listener)
  const forget = subscribeToSession(listener)
  return () => {
    listeners.delete(listener)
    forget()
  }
}

/** Says that the timers are in sight; returns what ends that. */
export function showTimers(): () => void {
  shelves++
  schedule()
  return () => {
    shelves--
  }
}

/** Starts a timer; a timer with the same id is replaced. Call it on a press: the first time it asks whether to notify. */
export function beginTimer(setting: TimerSetting): void {
  armAlarm()
  askToNotify()
  setTimers([...currentTimers().filter(({ id }) => id !== setting.id), startTimer(setting, Date.now())])
}

/** Pauses a timer that runs, lets go on one that is paused. */
export function turnTimerById(id: string): void {
  armAlarm()
  change(id, (timer) => turnTimer(timer, Date.now()))
}

/** Adds time to a timer, in milliseconds. */
export function extendTimerById(id: string, by: number): void {
  armAlarm()
  change(id, (timer) => extendTimer(timer, by, Date.now()))
}

/** Takes a timer away. */
export function removeTimer(id: string): void {
  setTimers(currentTimers().filter((timer) => timer.id !== id))
}

function change(id: string, to: (timer: Timer) => Timer): void {
  setTimers(currentTimers().map((timer) => (timer.id === id ? to(timer) : timer)))
}

/** Has these timers in place of those of the tab. */
export function setTimers(next: readonly Timer[]): void {
  timers = next
  stored.write({ timers: next }, owner)
  schedule()
  for (const listener of [...listeners]) listener()
}

function schedule(): void {
  clearTimeout(wake)
  const ends = (timers ?? []).flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]))
  ringWhile(() => currentTimers().some((timer) => isRinging(timer, Date.now()) && (!timer.isElsewhere || shelves > 0)))
  if (ends.length > 0) wake = setTimeout(ring, Math.min(LONGEST_WAIT, Math.max(0, Math.min(...ends) - Date.now())))
}

function ring(): void {
  const { timers: settled, over } = settleTimers(currentTimers(), Date.now())
  setTimers(settled)
  if (document.hidden)
    for (const { id, label, mealName } of over) notify(timerMessages.done({ label, meal: mealName }), id)
  // Where the shelf is in sight it says so itself.
  if (shelves > 0) return
  for (const { label, mealName } of over)
    warn(timerMessages.done({ label, meal: mealName }), { recorded: timerMessages.timeIsUp })
}
