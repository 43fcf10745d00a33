import { createContext, useContext } from 'react'
import type { ListItem } from './areas'

/** What can be said of the lines of a list about the household's cupboard (docs/product.md CUP-8, CUP-11). */
export interface CupboardActs {
  /** There is enough of it at home, however much is needed. */
  have: (item: ListItem) => void
  /** There is so much of it, in the unit of `smallUnit`. */
  haveSome: (item: ListItem, amount: number) => void
  haveNot: (item: ListItem) => void
}

/** Provides them to the rows of a list. */
export const CupboardActsContext = createContext<CupboardActs | null>(null)

/** Those of the list around. */
export function useCupboardActs(): CupboardActs {
  const acts = useContext(CupboardActsContext)
  if (acts === null) throw new Error('useCupboardActs needs a CupboardActsContext around it')
  return acts
}
