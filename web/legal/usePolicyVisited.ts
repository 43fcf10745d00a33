import { useEffect, useRef } from 'react'
import { recordEvent } from '../telemetry/analytics'

/** Records that a legal page was visited, once each time it is opened (docs/product.md ANA-4). */
export function usePolicyVisited(policy: 'privacy' | 'terms'): void {
  const recorded = useRef(false)
  useEffect(() => {
    if (recorded.current) return
    recorded.current = true
    recordEvent('policy_visited', { policy })
  }, [policy])
}
