import { useState } from 'react'
import type { PlannedMeal } from '../app/planner/plan'
import { type CookingPlace, readPlace, type StepsView, storePlace } from './cookingPlace'

/** Where the cook is and how to move. */
export interface CookingPlaceControls {
  /** The selected meal; null when the plan has none. */
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
 * The cook's place, kept for the tab. A selected meal that is not in the plan any more gives way to the first one
 * (specification, section 4).
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
      if (meal) change({ selected: { key: meal.key, uniqueId: meal.entry.uniqueId }, steps: { ...steps, [meal.entry.uniqueId]: step } })
    },
  }
}
