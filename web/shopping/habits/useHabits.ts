import { useMemo, useSyncExternalStore } from 'react'
import { AREAS, type Area, arrangedAreas } from '../../../schema/areas'
import type { OwnPrices } from '../../../schema/ownPrices'
import type { HabitsActs } from './habitsActs'
import { HabitsStore } from './HabitsStore'

/** How a household shops at the store that the person prefers. */
export interface Habits {
  /** All areas, the first first. */
  order: readonly Area[]
  prices: OwnPrices
  /** null where no store is chosen. */
  storeName: string | null
  /** The same until the person prefers another store. */
  acts: HabitsActs
}

/** How the household of a person shops, as the device knows it, and what changes it (docs/product.md SHOP-45 to SHOP-51). */
export function useHabits(owner: string): Habits {
  const store = useMemo(() => new HabitsStore(owner), [owner])
  const view = useSyncExternalStore(store.subscribe, store.view)
  const preferred = view.store?.id ?? null
  const acts = useMemo(
    (): HabitsActs => ({
      arrange: (areas) => store.act([{ arrange: { store: preferred, areas } }]),
      setPrice: (product, cents) => store.act([{ setPrice: { product, cents } }]),
    }),
    [store, preferred],
  )
  return useMemo(() => {
    const arranged = view.orders.get(preferred)
    return {
      order: arranged ? arrangedAreas(arranged) : AREAS,
      prices: view.prices,
      storeName: view.store?.name ?? null,
      acts,
    }
  }, [view, preferred, acts])
}
