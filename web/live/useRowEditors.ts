import { useLiveHousehold, usePresence } from './useLiveHousehold'

/** The other members who are changing a row of the plan, each once, in the household's order. */
export function useRowEditors(rowId: string): readonly { id: string; name: string }[] {
  const household = useLiveHousehold()
  const presence = usePresence()
  return (household?.members ?? []).filter(
    ({ id, isViewer }) => !isViewer && presence?.some((place) => place.memberId === id && place.rowId === rowId),
  )
}
