/** A kitchen timer. Running while `endsAt` is set; over when nothing remains. */
export interface Timer {
  /** Names the time of a step of a meal, so that it is never started twice. */
  id: string
  /** As the step words it, such as `6 minutes`. */
  label: string
  mealName: string
  /** From 1. */
  step: number
  /** Milliseconds. */
  duration: number
  /** When it ends, in milliseconds since 1970; null while it is paused or over. */
  endsAt: number | null
  /** Milliseconds that remain while it is paused. */
  remaining: number
  /** When its time was up; missing until then. */
  overAt?: number
  /** When it was started, paused, let go on or extended last; missing in what earlier releases kept. */
  doneAt?: number
  /** Whether that was on another device: then it rings here while timers are in sight alone (docs/product.md COOK-37). */
  isElsewhere?: boolean
}

/** How long a timer rings that is not dismissed. */
export const RINGS_FOR = 10 * 60_000

/** A minute in milliseconds. */
export const MINUTE = 60_000

/** The meal and the step, from 0, that a timer is of; its id names the meal. */
export function jumpTarget({ id, step }: Pick<Timer, 'id' | 'step'>): { uniqueId: string; step: number } {
  return { uniqueId: id.replace(/:\d+:\d+$/, ''), step: step - 1 }
}

/** What a timer is set to. */
export type TimerSetting = Pick<Timer, 'id' | 'label' | 'mealName' | 'step' | 'duration'>

/** A timer that begins now. */
export function startTimer(setting: TimerSetting, now: number): Timer {
  return { ...setting, endsAt: now + setting.duration, remaining: setting.duration, doneAt: now }
}

/** Milliseconds until it ends. */
export function remainingOf({ endsAt, remaining, duration }: Timer, now: number): number {
  return endsAt === null ? remaining : Math.min(duration, Math.max(0, endsAt - now))
}

/** Whether its time is up. */
export function isOver(timer: Timer): boolean {
  return timer.endsAt === null && timer.remaining <= 0
}

/** Whether it rings: its time is up, and it was not dismissed for less than `RINGS_FOR`. */
export function isRinging(timer: Timer, now: number): boolean {
  return isOver(timer) && timer.overAt !== undefined && now - timer.overAt < RINGS_FOR
}

/** The timer, paused if it runs and running if it is paused. */
export function turnTimer(timer: Timer, now: number): Timer {
  if (isOver(timer)) return timer
  if (timer.endsAt === null) return { ...timer, endsAt: now + timer.remaining, doneAt: now }
  return { ...timer, endsAt: null, remaining: remainingOf(timer, now), doneAt: now }
}

/** The timer with so many milliseconds more; one whose time was up runs again. */
export function extendTimer(timer: Timer, by: number, now: number): Timer {
  const remaining = remainingOf(timer, now) + by
  const duration = Math.max(timer.duration, remaining)
  const paused = timer.endsAt === null && !isOver(timer)
  return { ...timer, duration, remaining, endsAt: paused ? null : now + remaining, doneAt: now }
}

/** The timers as they are now, and those whose time has come since. */
export function settleTimers(timers: readonly Timer[], now: number): { timers: Timer[]; over: Timer[] } {
  const ended = (timer: Timer) => timer.endsAt !== null && timer.endsAt <= now
  const settled = timers.map((timer) =>
    ended(timer) ? { ...timer, endsAt: null, remaining: 0, overAt: timer.endsAt ?? now } : timer,
  )
  return { timers: settled, over: settled.filter((_, index) => ended(timers[index] as Timer)) }
}

/** Time as a clock shows it: `6:00`, `1:05:09`. A part of a second counts as a whole one. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
