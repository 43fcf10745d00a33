import { type CompiledCatalogue, type CompiledSwap, swapFor } from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { markSwapped } from '../dishes/markSwapped'
import { scaleSteps } from '../dishes/scaleSteps'
import { cookMeal, type CookedIngredient } from './cookMeal'
import { renderSteps } from './renderSteps'

/** A line of a recipe to cook, with the swap that brought it. */
export interface CookingLineView extends CookedIngredient {
  readonly swap: CompiledSwap | null
}

/** A recipe to cook for a number of serves. */
export interface CookingView {
  readonly chosen: MealWithSwaps
  readonly serves: number
  readonly lines: readonly CookingLineView[]
  readonly steps: readonly string[]
  /** Serves that amounts in the steps are for. */
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
  return { chosen, serves, lines, steps, stepServes: serves, unfollowed: [] }
}

/**
 * The steps of an own dish: for the serves asked where all of their amounts are understood, else as they were written, and
 * with what is swapped in where they plainly name what it replaces (docs/product.md DISH-16).
 */
function ownSteps(
  catalogue: CompiledCatalogue,
  { meal, swaps }: MealWithSwaps,
  written: number,
  serves: number,
): Pick<CookingView, 'steps' | 'stepServes' | 'unfollowed'> {
  const names = meal.lines.map(({ name }) => name)
  const scaled = serves === 0 ? null : scaleSteps(meal.meal.steps, names, written, serves)
  const stepServes = scaled ? serves : written
  const { steps, unfollowed } = markSwapped(catalogue, meal, scaled ?? meal.meal.steps, swaps)
  return {
    steps: steps === null ? [...(scaled ?? meal.meal.steps)] : renderSteps(meal, swaps, stepServes, steps),
    stepServes,
    unfollowed,
  }
}
