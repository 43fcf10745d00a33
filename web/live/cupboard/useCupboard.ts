import { useMemo } from 'react'
import type { Kept } from '../../../schema/cupboardWords'
import type { KeptIngredientFragment } from '../operations.generated'
import { usePart } from '../replica/usePart'
import { cupboardPart } from './cupboardPart'
import type { CupboardView } from './cupboardView'
import type { FrozenMeal } from './freezerView'

/** What a household has at home, on the device of a person, and what can be said of it. All that is said is kept at once. */
export interface CupboardControls {
  view: CupboardView
  /** Number of changes that the server has acknowledged; null while it has acknowledged none. */
  version: number | null
  keep: (ingredient: KeptIngredientFragment, kept: Kept) => void
  take: (slug: string) => void
  /** Says what is there now of a batch, also of one that was there. */
  freeze: (meal: FrozenMeal) => void
  thaw: (batch: string) => void
}

/** The cupboard of a person's household. */
export function useCupboard(owner: string): CupboardControls {
  const { part, view } = usePart(cupboardPart, owner)
  const version = part.told()?.version ?? null
  return useMemo(
    () => ({
      view,
      version,
      keep: (ingredient, { amount, unit, useBy }) => part.act([{ keep: { ingredient, amount, unit, useBy } }]),
      take: (slug) => part.act([{ take: { ingredient: slug } }]),
      freeze: (meal) => part.act([{ freeze: meal }]),
      thaw: (batch) => part.act([{ thaw: { batch } }]),
    }),
    [part, view, version],
  )
}
