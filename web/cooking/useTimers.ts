import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Timer } from './timers'
import { currentTimers, subscribeToTimers } from './timerStore'

/** How often a running clock is drawn, in milliseconds. */
const DRAW_MS = 250

/** The timers and the current time, which is updated while one of them runs. */
export function useTimers(): { timers: readonly Timer[]; now: number } {
  const timers = useSyncExternalStore(subscribeToTimers, currentTimers, currentTimers)
  const [now, setNow] = useState(() => Date.now())
  const runs = timers.some(({ endsAt }) => endsAt !== null)
  useEffect(() => {
    if (!runs) return
    const draw = () => setNow(Date.now())
    // At once: the time of before a pause would show more than remains.
    draw()
    const interval = setInterval(draw, DRAW_MS)
    return () => clearInterval(interval)
  }, [runs])
  return { timers, now }
}
