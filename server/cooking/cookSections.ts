import {
  type CompiledCatalogue,
  type CompiledIngredient,
  type CompiledMeal,
  type CompiledSwap,
  swapFor,
} from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { MealPart } from '../catalogue/mealParts'
import type { StepHeading } from '../catalogue/ownDetails'
import { markSwapped } from '../dishes/markSwapped'
import { scaleSteps } from '../dishes/scaleSteps'
import { renderEachStep } from './renderSteps'

/** Serves that are made of a part are exact to a thousandth. */
const EXACT = 1000

/** The steps of an own dish, or of one that is made for it, and how much of it is made. */
export interface Section {
  /** Null for the own dish itself. */
  readonly part: Pick<MealPart, 'name' | 'slug' | 'minutes'> | null
  /** Serves of it that are made. */
  readonly serves: number
  /** How many of the lines that are cooked are its own. */
  readonly lineCount: number
  readonly steps: readonly string[]
  /** Headings among them. */
  readonly stepSections: readonly StepHeading[]
  /** Serves that amounts in the steps are for, of what the section makes. */
  readonly stepServes: number
  /** Whether those are the serves that are made. */
  readonly isScaled: boolean
}

/** An own dish as it is cooked: what is made for it first, itself last. */
export interface Sections {
  readonly sections: readonly Section[]
  /** Swaps that steps do not follow throughout. */
  readonly unfollowed: readonly CompiledSwap[]
}

/**
 * The steps of an own dish and of those that are made for it: for what is made where all of their amounts are understood,
 * else as they were written, and with what is swapped in where they plainly name what it replaces (docs/product.md DISH-16,
 * DISH-33).
 */
export function cookSections(
  catalogue: CompiledCatalogue,
  { meal, swaps }: MealWithSwaps,
  written: number,
  serves: number,
): Sections {
  const { parts = [], steps, stepSections = [] } = meal.meal
  let first = 0
  const made = parts.map(({ lineCount, name, slug, minutes, ...part }) => {
    const own = linesOf(meal, first, first + lineCount)
    first += lineCount
    const method = {
      ...{ steps: part.steps, stepSections: part.stepSections ?? [] },
      ...{ written: part.stepServes, share: part.serves },
    }
    return { ...cookSteps(catalogue, own, own.lines, swaps, { ...method, serves }), part: { name, slug, minutes } }
  })
  const own = linesOf(meal, first, meal.lines.length)
  // Its steps may name what is in a part.
  const last = cookSteps(catalogue, own, meal.lines, swaps, { steps, stepSections, written, share: 1, serves })
  const all = [...made, { ...last, part: null }]
  return {
    sections: all.map(({ isUnfollowed: _isUnfollowed, ...section }) => section),
    unfollowed: swaps.filter((swap) => all.some(({ isUnfollowed }) => isUnfollowed(swap))),
  }
}

/** Steps as they are written. */
interface Method {
  readonly steps: readonly string[]
  readonly stepSections: readonly StepHeading[]
  /** Serves that they are for. */
  readonly written: number
  /** Serves that they make for one serve of the whole. */
  readonly share: number
  /** Serves of the whole. */
  readonly serves: number
}

function cookSteps(
  catalogue: CompiledCatalogue,
  own: CompiledMeal,
  named: readonly CompiledIngredient[],
  swaps: readonly CompiledSwap[],
  { steps, stepSections, written, share, serves }: Method,
) {
  const made = share * serves
  const names = named.map(({ name }) => name)
  const scaled = made === 0 ? null : scaleSteps(steps, names, written * EXACT, Math.round(made * EXACT))
  const marked = markSwapped(catalogue, { lines: named }, scaled ?? steps, swaps)
  const stepServes = scaled ? made : written
  const each =
    marked.steps === null
      ? (scaled ?? steps).map((step) => [step])
      : renderEachStep(own, swaps, share === 0 ? null : stepServes / share, marked.steps)
  return {
    serves: made,
    lineCount: own.lines.filter((line) => swapFor(swaps, line)?.to !== null).length,
    steps: each.flat(),
    // What a swap brings before a step is under the same heading.
    stepSections: stepSections.map(({ before, title }) => ({ before: each.slice(0, before).flat().length, title })),
    stepServes,
    isScaled: scaled !== null,
    // What another section takes alone is no matter here, unless it is named.
    isUnfollowed: (swap: CompiledSwap) =>
      own.lines.includes(swap.from) ? marked.unfollowed.includes(swap) : marked.misnamed.includes(swap),
  }
}

/** A meal of some of its lines alone. */
function linesOf(meal: CompiledMeal, from: number, to: number): CompiledMeal {
  if (from === 0 && to === meal.lines.length) return meal
  const lines = meal.lines.slice(from, to)
  return { ...meal, lines, meal: { ...meal.meal, ingredients: meal.meal.ingredients.slice(from, to) } }
}
