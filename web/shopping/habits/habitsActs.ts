import { createContext, useContext } from 'react'
import type { Area } from '../../../schema/areas'

/** What can be changed of how the household shops. What is done shows at once and is taken back where it can't be stored. */
export interface HabitsActs {
  /** Arranges the areas of the preferred store; null brings the usual order back. */
  arrange: (areas: readonly Area[] | null) => void
  /** Remembers prices in cents by product; null forgets one. */
  setPrices: (prices: readonly { product: string; cents: number | null }[]) => void
}

/** null where nothing can be changed, as on a list that is read without being signed in. */
export const HabitsActsContext = createContext<HabitsActs | null>(null)

export const useHabitsActs = (): HabitsActs | null => useContext(HabitsActsContext)
