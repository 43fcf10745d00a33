import { useRef, useState } from 'react'
import type { PlannedMeal } from '../plan/plan'
import { jumpTarget, type Timer } from './timers'
import { type CookingPlace, type DishPlace, readPlace, type StepsView, storePlace } from './cookingPlace'

/** The most dishes that are cooked at once (docs/product.md COOK-26). */
export const MOST_DISHES = 4

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
  /** Step of any meal, from 0. */
  stepOf: (meal: PlannedMeal) => number
  /** Selects a meal at one of its steps. */
  goTo: (meal: PlannedMeal, step: number) => void
  /** Selects the meal of a timer at its step, where the plan still has it. */
  jumpTo: (timer: Timer) => void
  /** What is cooked in the kitchen. */
  dishes: readonly PlannedMeal[]
  /** Selects a meal and cooks it beside the others; where there are too many, in place of the first. */
  addDish: (key: string) => void
  removeDish: (meal: PlannedMeal) => void
  /** Positions of the ingredients of a meal that are crossed off. */
  crossedOf: (meal: PlannedMeal) => readonly number[]
  /** Crosses an ingredient off, or takes that back. */
  cross: (meal: PlannedMeal, ingredient: number) => void
}

/**
 * The selected meal, its step and the view, kept for the tab. A selected meal that is not in the plan any more is replaced
 * by the first one (docs/product.md COOK-7, COOK-12).
 */
export function useCookingPlace(entries: readonly PlannedMeal[]): CookingPlaceControls {
  const [place, setPlace] = useState(readPlace)
  // One press may change it twice.
  const latest = useRef(place)
  const { selected, view, steps, dishes = [], crossed = {} } = place
  const meal = find(entries, selected) ?? entries[0] ?? null

  const change = (to: (before: CookingPlace) => Partial<CookingPlace>) => {
    const next = { ...latest.current, ...to(latest.current) }
    latest.current = next
    storePlace(next)
    setPlace(next)
  }
  const chosen = (key: string) => entries.find((one) => one.key === key)
  const goTo: CookingPlaceControls['goTo'] = (to, step) =>
    change((before) => ({ selected: placeOf(to), steps: { ...before.steps, [to.entry.uniqueId]: step } }))

  return {
    meal,
    select: (key) => {
      const to = chosen(key)
      if (to) change(() => ({ selected: placeOf(to) }))
    },
    view,
    setView: (next) => change(() => ({ view: next })),
    step: (meal && steps[meal.entry.uniqueId]) ?? 0,
    setStep: (step) => {
      if (meal) goTo(meal, step)
    },
    stepOf: ({ entry }) => steps[entry.uniqueId] ?? 0,
    goTo,
    jumpTo: (timer) => {
      const at = jumpTarget(timer)
      const to = entries.find(({ entry }) => entry.uniqueId === at.uniqueId)
      if (to) goTo(to, at.step)
    },
    dishes: dishes.flatMap((dish) => find(entries, dish) ?? []),
    addDish: (key) => {
      const to = chosen(key)
      if (!to) return
      change((before) => {
        const others = (before.dishes ?? []).filter((dish) => find(entries, dish))
        const isThere = others.some(({ uniqueId }) => uniqueId === to.entry.uniqueId)
        return { selected: placeOf(to), dishes: isThere ? others : [...others, placeOf(to)].slice(-MOST_DISHES) }
      })
    },
    removeDish: ({ entry: { uniqueId } }) =>
      change((before) => {
        const left = (before.dishes ?? []).filter((dish) => dish.uniqueId !== uniqueId)
        return {
          dishes: left,
          selected: left[0] ?? before.selected,
          steps: without(before.steps, uniqueId),
          crossed: without(before.crossed ?? {}, uniqueId),
        }
      }),
    crossedOf: ({ entry }) => crossed[entry.uniqueId] ?? [],
    cross: ({ entry: { uniqueId } }, ingredient) =>
      change((before) => {
        const those = before.crossed?.[uniqueId] ?? []
        const next = those.includes(ingredient) ? those.filter((one) => one !== ingredient) : [...those, ingredient]
        return { crossed: { ...before.crossed, [uniqueId]: next } }
      }),
  }
}

const placeOf = ({ key, entry: { uniqueId } }: PlannedMeal): DishPlace => ({ key, uniqueId })

/** The meal at that place of the plan, or else the same meal elsewhere. */
function find(entries: readonly PlannedMeal[], place: DishPlace | null): PlannedMeal | undefined {
  return (
    entries.find(({ key, entry }) => key === place?.key && entry.uniqueId === place.uniqueId) ??
    entries.find(({ entry }) => entry.uniqueId === place?.uniqueId)
  )
}

function without<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(all).filter(([other]) => other !== key))
}
