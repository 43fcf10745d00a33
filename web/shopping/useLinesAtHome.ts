import { useMemo, useState } from 'react'
import { sydneyDay } from '../../schema/sydneyDay'
import { useCupboard } from '../live/cupboard/useCupboard'
import type { ListItem } from './areas'
import type { CupboardActs } from './cupboardActs'
import { linesAtHome, toKeep } from './linesAtHome'

/** The lines of a person's list with what is at home, and what can be said of that. */
export function useLinesAtHome(
  items: readonly ListItem[],
  owner: string,
): { lines: readonly ListItem[]; acts: CupboardActs } {
  const cupboard = useCupboard(owner)
  const [today] = useState(() => sydneyDay(Date.now()))
  const lines = useMemo(() => linesAtHome(items, cupboard, today), [items, cupboard, today])
  const acts = useMemo((): CupboardActs => {
    const keep = (item: ListItem, amount: number | null) => {
      const { ingredient, ...kept } = toKeep(item, amount, cupboard.view, today)
      cupboard.keep(ingredient, kept)
    }
    return {
      have: (item) => keep(item, null),
      haveSome: keep,
      haveNot: ({ slug }) => cupboard.take(slug),
    }
  }, [cupboard, today])
  return { lines, acts }
}
