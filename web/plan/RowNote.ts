import { createContext, type ReactNode, use, useMemo } from 'react'

/** What is said of a row's meal, by the row's id, where another one is picked. The shell says what it is. */
export const RowNote = createContext<(id: string) => ReactNode>(() => null)

/** What is said of a row's meal, the same element between renders; nothing for a row without one, whose id is null. */
export function useRowNote(id: string | null): ReactNode {
  const noteOf = use(RowNote)
  return useMemo(() => (id === null ? null : noteOf(id)), [noteOf, id])
}
