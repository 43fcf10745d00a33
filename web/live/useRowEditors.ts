import { useSyncExternalStore } from 'react'
import type { Category } from '../plan/plan'
import { rowIdAt, shownRows } from './shownRows'
import { useLiveHousehold, usePresence } from './useLiveHousehold'

/** The other members who are changing a row of the plan on this page, each once, in the household's order. */
export function useRowEditors(category: Category, row: number): readonly { id: string; name: string }[] {
  const household = useLiveHousehold()
  const presence = usePresence()
  const rows = useSyncExternalStore(shownRows.subscribe, shownRows.latest)
  const rowId = rowIdAt(rows, category, row)
  if (rowId === null || !presence) return []
  return (household?.members ?? []).filter(
    ({ id, isViewer }) => !isViewer && presence.some((place) => place.memberId === id && place.rowId === rowId),
  )
}
