import { useMemo, useSyncExternalStore } from 'react'
import type { Kept } from '../../../schema/cupboardWords'
import type { KeptIngredientFragment } from '../operations.generated'
import { CupboardStore } from './CupboardStore'
import type { CupboardView } from './cupboardView'

/** What a household has at home, on the device of a person, and what can be said of it. All that is said is kept at once. */
export interface CupboardControls {
  view: CupboardView
  /** Number of changes that the server has acknowledged; null while it has acknowledged none. */
  version: number | null
  keep: (ingredient: KeptIngredientFragment, kept: Kept) => void
  take: (slug: string) => void
}

/** The cupboard of a person's household. */
export function useCupboard(owner: string): CupboardControls {
  const store = useMemo(() => new CupboardStore(owner), [owner])
  const view = useSyncExternalStore(store.subscribe, store.view)
  const version = store.kept()?.told.version ?? null
  return useMemo(
    () => ({
      view,
      version,
      keep: (ingredient, { amount, unit, useBy }) => store.act([{ keep: { ingredient, amount, unit, useBy } }]),
      take: (slug) => store.act([{ take: { ingredient: slug } }]),
    }),
    [store, view, version],
  )
}
