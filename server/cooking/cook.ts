import { type CompiledCatalogue, type CompiledSwap, swapFor } from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { StepHeading } from '../catalogue/ownDetails'
import { cookMeal, type CookedIngredient } from './cookMeal'
import { cookSections } from './cookSections'
import { renderSteps } from './renderSteps'

/** A line of a recipe to cook, with the swap that brought it. */
export interface CookingLineView extends CookedIngredient {
  readonly swap: CompiledSwap | null
  /** The heading before it; null for none. */
  readonly heading: string | null
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
  /** Headings among the steps, in order. */
  readonly stepSections: readonly StepHeading[]
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
  const cooked = cookMeal(meal, swaps, serves)
  const { stepServes: written } = meal.meal
  const own = written === undefined ? null : ownSteps(catalogue, chosen, written, serves)
  const headings = headingsOf(cooked, own?.parts ?? [])
  const lines = cooked.map((line, index) => ({
    ...line,
    swap: (line.swappedFrom && swapFor(swaps, line.swappedFrom)) ?? null,
    heading: headings[index] ?? null,
  }))
  if (own) return { chosen, serves, lines, ...own }
  const steps = renderSteps(meal, swaps, serves === 0 ? null : serves)
  return { chosen, serves, lines, steps, stepSections: [], parts: [], stepServes: serves, unfollowed: [] }
}

function ownSteps(
  catalogue: CompiledCatalogue,
  chosen: MealWithSwaps,
  written: number,
  serves: number,
): Pick<CookingView, 'steps' | 'stepSections' | 'parts' | 'stepServes' | 'unfollowed'> {
  const { sections, unfollowed } = cookSections(catalogue, chosen, written, serves)
  return {
    steps: sections.flatMap(({ steps }) => steps),
    stepSections: sections.flatMap(({ stepSections }, index) => {
      const first = sections.slice(0, index).reduce((sum, { steps }) => sum + steps.length, 0)
      return stepSections.map(({ before, title }) => ({ before: first + before, title }))
    }),
    parts: sections.flatMap(({ part, steps, stepSections: _stepSections, ...section }) =>
      part ? [{ ...section, ...part, stepCount: steps.length }] : [],
    ),
    stepServes: sections.at(-1)?.stepServes ?? written,
    unfollowed,
  }
}

/** The heading before each line: that which it is under, where the line before it of the same dish is under another one. */
function headingsOf(lines: readonly CookedIngredient[], parts: readonly CookingPartView[]): (string | null)[] {
  let first = 0
  const starts = new Set([0, ...parts.map(({ lineCount }) => (first += lineCount))])
  return lines.map(({ section }, index) =>
    !starts.has(index) && lines[index - 1]?.section === section ? null : section,
  )
}
