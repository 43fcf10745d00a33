import { useState } from 'react'
import type { PlannedMeal } from '../plan/plan'
import { type CookingPlace, readPlace, type StepsView, storePlace } from './cookingPlace'

export interface CookingPlaceControls {
  /** The selected meal; null when the plan has no meal. */
  meal: PlannedMeal | null
  /** Selects a meal by its place in the plan. */
  select: (key: string) => void
  view: StepsView
  setView: (view: StepsView) => void
  /** Step of the selected meal, from 0. */
  step: number
  setStep: (step: number) => void
}

/**
 * The selected meal, its step and the view, kept for the tab. A selected meal that is not in the plan any more is replaced
 * by the first one (docs/product.md COOK-7, COOK-12).
 */
export function useCookingPlace(entries: readonly PlannedMeal[]): CookingPlaceControls {
  const [place, setPlace] = useState(readPlace)
  const { selected, view, steps } = place
  const meal =
    entries.find(({ key, entry }) => key === selected?.key && entry.uniqueId === selected.uniqueId) ??
    entries.find(({ entry }) => entry.uniqueId === selected?.uniqueId) ??
    entries[0] ??
    null

  const change = (part: Partial<CookingPlace>) => {
    const next = { ...place, ...part }
    storePlace(next)
    setPlace(next)
  }

  return {
    meal,
    select: (key) => {
      const chosen = entries.find((one) => one.key === key)
      if (chosen) change({ selected: { key, uniqueId: chosen.entry.uniqueId } })
    },
    view,
    setView: (next) => change({ view: next }),
    step: (meal && steps[meal.entry.uniqueId]) ?? 0,
    setStep: (step) => {
      if (meal)
        change({
          selected: { key: meal.key, uniqueId: meal.entry.uniqueId },
          steps: { ...steps, [meal.entry.uniqueId]: step },
        })
    },
  }
}
