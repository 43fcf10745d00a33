import { useEffect, useEffectEvent } from 'react'
import { parts } from './household'

/**
 * Calls `onNews` whenever the household's saved plans and past weeks may be others than those that were read since this was
 * shown: once they are first received, as what changed just before is in no later message, and with each change, also what
 * was missed while the network was away (docs/product.md WEEK-21).
 */
export function useStoredPlansNews(onNews: () => void): void {
  const announce = useEffectEvent(onNews)
  useEffect(() => {
    let known = parts.storedPlans.latest()
    return parts.storedPlans.on((version) => {
      if (version === known) return
      known = version
      announce()
    })
  }, [])
}
