import { useSyncExternalStore } from 'react'
import { parts } from './household'
import type { LiveHouseholdFragment, PresenceFragment } from './operations.generated'

/** The household of the person who is signed in, as it changes; null until it was received. */
export function useLiveHousehold(): LiveHouseholdFragment | null {
  return useSyncExternalStore(parts.household.subscribe, parts.household.latest, parts.household.latest)
}

/** Where the household's devices are, as it changes; null until it was received. */
export function usePresence(): readonly PresenceFragment[] | null {
  return useSyncExternalStore(parts.presence.subscribe, parts.presence.latest, parts.presence.latest)
}
