import { useApolloClient } from '@apollo/client/react'
import { useEffect, useSyncExternalStore } from 'react'
import { editedRow } from './editedRow'
import { announcePresence } from './presence'
import { useLiveHousehold, usePresence } from './useLiveHousehold'

/**
 * Tells the other accounts of the household, if there are any, in which mode this page is and which row of the plan is
 * being changed on it, for as long as it is (docs/product.md PLAN-48, PLAN-54).
 */
export function useAnnouncePlace(mode: string): void {
  const client = useApolloClient()
  const household = useLiveHousehold()
  const hasOthers = household?.members.some(({ role, isViewer }) => role !== null && !isViewer) ?? false
  const rowId = useSyncExternalStore(editedRow.subscribe, editedRow.latest)
  useEffect(() => (hasOthers ? announcePresence(client, { mode, rowId }) : undefined), [client, hasOthers, mode, rowId])
}

/** The other members of the household who have the same mode open, each once, in the household's order. */
export function useOthersHere(mode: string): readonly { id: string; name: string }[] {
  const household = useLiveHousehold()
  const presence = usePresence()
  return (household?.members ?? []).filter(
    ({ id, isViewer }) => !isViewer && presence?.some((place) => place.memberId === id && place.mode === mode),
  )
}
