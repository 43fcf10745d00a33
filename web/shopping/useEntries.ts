import { useMemo } from 'react'
import type { ListItem } from './areas'
import { type Entry, entriesOf } from './entries'
import { boughtItems } from './listStorage'
import type { ListControls } from './useList'

/** The rows of a list. Areas of own items that the server has not said yet are those in which they stood before. */
export function useEntries(items: readonly ListItem[], { store, view }: ListControls): readonly Entry[] {
  const areas = useMemo(
    () => new Map(boughtItems.read(store.owner)?.items.map(({ text, area }) => [text.toLowerCase(), area])),
    [store],
  )
  return useMemo(() => entriesOf(items, view, (text) => areas.get(text.toLowerCase()) ?? ''), [items, view, areas])
}
