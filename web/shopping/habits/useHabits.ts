import { useEffect, useMemo, useState } from 'react'
import { AREAS, type Area, arrangedAreas } from '../../../schema/areas'
import type { OwnPrices } from '../../../schema/ownPrices'
import { keptHabits } from './keptHabits'

/** How a household shops at the store that the person prefers. */
export interface Habits {
  /** All areas, the first first. */
  order: readonly Area[]
  isArranged: boolean
  prices: OwnPrices
  /** null where no store is chosen. */
  storeName: string | null
}

/** What the device of a person knows of how the household shops (docs/product.md SHOP-45 to SHOP-49). */
export function useHabits(owner: string): Habits {
  const [kept, setKept] = useState(() => keptHabits.read(owner))
  useEffect(() => keptHabits.subscribe(() => setKept(keptHabits.read(owner))), [owner])
  return useMemo(() => {
    const { store = null, orders = [], prices = [] } = kept?.habits ?? {}
    const arranged = orders.find((order) => order.store === (store?.id ?? null))
    return {
      order: arranged ? arrangedAreas(arranged.areas) : AREAS,
      isArranged: arranged !== undefined,
      prices: new Map(prices.map(({ product, cents }) => [product, cents])),
      storeName: store?.name ?? null,
    }
  }, [kept])
}
