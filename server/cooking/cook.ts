import { type CompiledCatalogue, type CompiledSwap, swapFor } from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { cookMeal, type CookedIngredient } from './cookMeal'
import { cookSections } from './cookSections'
import { renderSteps } from './renderSteps'

/** A line of a recipe to cook, with the swap that brought it. */
export interface CookingLineView extends CookedIngredient {
  readonly swap: CompiledSwap | null
}

/** A dish that is made for the recipe (docs/product.md DISH-33). */
export interface CookingPartView {
  readonly name: string
  readonly slug: string
  readonly minutes: number
  /** Serves of it that are made; 0 for as much as is needed. */
  readonly serves: number
  readonly lineCount: number
  readonly stepCount: number
  /** Serves that amounts in its steps are for. */
  readonly stepServes: number
  /** Whether those are the serves that are made. */
  readonly isScaled: boolean
}

/** A recipe to cook for a number of serves. */
export interface CookingView {
  readonly chosen: MealWithSwaps
  readonly serves: number
  /** Those of the parts first, in the order of `parts`. */
  readonly lines: readonly CookingLineView[]
  /** Likewise. */
  readonly steps: readonly string[]
  /** Dishes that are made for it first. */
  readonly parts: readonly CookingPartView[]
  /** Serves that amounts in its own steps are for. */
  readonly stepServes: number
  /** Swaps that the steps of an own dish do not follow throughout. */
  readonly unfollowed: readonly CompiledSwap[]
}

/** A meal's ingredients and steps for a number of serves. For 0 serves the steps name no amounts. */
export function cook(catalogue: CompiledCatalogue, chosen: MealWithSwaps, serves: number): CookingView {
  const { meal, swaps } = chosen
  const lines = cookMeal(meal, swaps, serves).map((line) => ({
    ...line,
    swap: (line.swappedFrom && swapFor(swaps, line.swappedFrom)) ?? null,
  }))
  const { stepServes: written } = meal.meal
  if (written !== undefined) return { chosen, serves, lines, ...ownSteps(catalogue, chosen, written, serves) }
  const steps = renderSteps(meal, swaps, serves === 0 ? null : serves)
  return { chosen, serves, lines, steps, parts: [], stepServes: serves, unfollowed: [] }
}

function ownSteps(
  catalogue: CompiledCatalogue,
  chosen: MealWithSwaps,
  written: number,
  serves: number,
): Pick<CookingView, 'steps' | 'parts' | 'stepServes' | 'unfollowed'> {
  const { sections, unfollowed } = cookSections(catalogue, chosen, written, serves)
  return {
    steps: sections.flatMap(({ steps }) => steps),
    parts: sections.flatMap(({ part, steps, ...section }) =>
      part ? [{ ...section, ...part, stepCount: steps.length }] : [],
    ),
    stepServes: sections.at(-1)?.stepServes ?? written,
    unfollowed,
  }
}
