import { useEffect, useState } from 'react'

/** How often what is left is counted, in milliseconds. */
const TICK = 1000

/** A wait that is shown while it runs. */
export interface Cooldown {
  /** Whole seconds that are left; 0 when it is over. */
  secondsLeft: number
  start: () => void
}

/** A wait of `duration` milliseconds after each start. It follows the clock, so a sleeping tab does not lengthen it. */
export function useCooldown(duration: number): Cooldown {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (endsAt === null) return
    const timer = setInterval(() => {
      const left = Math.max(0, Math.round((endsAt - Date.now()) / TICK))
      setSecondsLeft(left)
      if (left === 0) setEndsAt(null)
    }, TICK)
    return () => clearInterval(timer)
  }, [endsAt])
  const start = () => {
    setSecondsLeft(duration / TICK)
    setEndsAt(Date.now() + duration)
  }
  return { secondsLeft, start }
}
