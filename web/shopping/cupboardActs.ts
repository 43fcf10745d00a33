import { createContext, useContext } from 'react'

/** What can be said of the lines of a list about the household's cupboard (docs/product.md CUP-8). */
export interface CupboardActs {
  /** Says of an ingredient that there is enough of it at home, or nothing. */
  say: (slug: string, isAtHome: boolean) => void
  /** What was said and is not in the list yet, by slug. */
  said: ReadonlyMap<string, boolean>
}

/** null where there is no cupboard, as on a list that is read without being signed in. */
export const CupboardActsContext = createContext<CupboardActs | null>(null)

export const useCupboardActs = (): CupboardActs | null => useContext(CupboardActsContext)
