import { useMemo } from 'react'
import { AREAS, type Area, arrangedAreas } from '../../../schema/areas'
import type { OwnPrices } from '../../../schema/ownPrices'
import type { HabitsActs } from './habitsActs'
import { usePart } from '../replica/usePart'
import { habitsPart } from './habitsPart'
import type { LearnedCode } from './habitsView'

/** How a household shops at the store that the person prefers. */
export interface Habits {
  /** All areas, the first first. */
  order: readonly Area[]
  prices: OwnPrices
  /** What bar codes are, by code. */
  codes: ReadonlyMap<string, LearnedCode>
  /** Ids of photos, by product. */
  photos: ReadonlyMap<string, string>
  /** null where no store is chosen. */
  storeName: string | null
  /** The same until the person prefers another store. */
  acts: HabitsActs
}

/** How the household of a person shops, as the device knows it, and what changes it (docs/product.md SHOP-45 to SHOP-51). */
export function useHabits(owner: string): Habits {
  const { part, view } = usePart(habitsPart, owner)
  const preferred = view.store?.id ?? null
  const acts = useMemo(
    (): HabitsActs => ({
      arrange: (areas) => part.act([{ arrange: { store: preferred, areas } }]),
      setPrice: (product, cents) => part.act([{ setPrice: { product, cents } }]),
      learnCode: (code, learned) =>
        part.act([{ learnCode: { code, ...(learned ?? { name: null, ingredient: null }) } }]),
    }),
    [part, preferred],
  )
  return useMemo(() => {
    const arranged = view.orders.get(preferred)
    return {
      order: arranged ? arrangedAreas(arranged) : AREAS,
      prices: view.prices,
      codes: view.codes,
      photos: view.photos,
      storeName: view.store?.name ?? null,
      acts,
    }
  }, [view, preferred, acts])
}
