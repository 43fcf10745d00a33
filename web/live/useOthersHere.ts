import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { announcePresence } from './presence'
import { useLiveHousehold, usePresence } from './useLiveHousehold'

/**
 * Tells the other accounts of the household, if there are any, in which mode this page is, for as long as it is
 * (docs/product.md PLAN-48).
 */
export function useAnnouncePlace(mode: string): void {
  const client = useApolloClient()
  const household = useLiveHousehold()
  const hasOthers = household?.members.some(({ role, isViewer }) => role !== null && !isViewer) ?? false
  useEffect(() => (hasOthers ? announcePresence(client, { mode, rowId: null }) : undefined), [client, hasOthers, mode])
}

/** The other members of the household who have the same mode open, each once, in the household's order. */
export function useOthersHere(mode: string): readonly { id: string; name: string }[] {
  const household = useLiveHousehold()
  const presence = usePresence()
  return (household?.members ?? []).filter(
    ({ id, isViewer }) => !isViewer && presence?.some((place) => place.memberId === id && place.mode === mode),
  )
}
