import type { ApolloClient } from '@apollo/client'
import { parts } from '../../live/household'
import { arrayOf, type Guard, shape } from '../../session/guards'
import { ownedStorage } from '../../session/ownedStorage'

interface Kept {
  timers: unknown[]
}
const isAny: Guard<unknown> = (value): value is unknown => value !== undefined
const isKept = shape<Kept>({ timers: arrayOf(isAny) })
/** The timers of this tab, and those of the household that the device knows. */
const kept = (['timers', 'householdTimers'] as const).map((key) => ownedStorage<Kept>(key, isKept))

/**
 * Shares kitchen timers with the household once there is one, here or there (docs/product.md COOK-34). The code comes then; if it
 * could not be fetched, with the next news. @returns the cleanup.
 */
export function followTimers(client: ApolloClient, owner: string): () => void {
  let end: (() => void) | null = null
  const begin = () => {
    if (end) return
    let isOver = false
    end = () => (isOver = true)
    void import('../../cooking/shared/shareTimers')
      .then(({ shareTimers }) => {
        if (!isOver) end = shareTimers(client, owner)
      })
      .catch(() => (end = null))
  }
  const look = () => {
    if (kept.some((place) => (place.read(owner)?.timers.length ?? 0) > 0)) begin()
  }
  const stops = [parts.kitchenTimers.on(begin), ...kept.map((place) => place.subscribe(look))]
  look()
  return () => {
    for (const stop of stops) stop()
    end?.()
  }
}
