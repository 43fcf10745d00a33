import { createContext, useContext } from 'react'
import type { Area } from '../../../schema/areas'
import type { LearnedCode } from './habitsView'

/** What can be changed of how the household shops. What is done shows at once, and waits on the device for the server. */
export interface HabitsActs {
  /** Arranges the areas of the preferred store; null brings the usual order back. */
  arrange: (areas: readonly Area[] | null) => void
  /** Remembers the price of a product in cents; null forgets it. */
  setPrice: (product: string, cents: number | null) => void
  /** Remembers what a bar code is, which has 14 digits; null forgets it. */
  learnCode: (code: string, learned: LearnedCode | null) => void
}

/** Provides them to what stands in a list. */
export const HabitsActsContext = createContext<HabitsActs | null>(null)

/** Those of the list around. */
export function useHabitsActs(): HabitsActs {
  const acts = useContext(HabitsActsContext)
  if (acts === null) throw new Error('useHabitsActs needs a HabitsActsContext around it')
  return acts
}
