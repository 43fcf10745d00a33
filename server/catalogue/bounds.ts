import { amountIn, amountOf, eatenFor } from './amounts'
import { swapFor, type CompiledIngredient, type CompiledMeal, type CompiledSwap } from './compiled'
import type { AmountBound, RequirementKey } from './requirements'

/** A bound of a diet on what a serve holds. */
export interface DietBound extends AmountBound {
  readonly key: RequirementKey
  /** STRICT: the meal as it is has to keep it, too. */
  readonly isStrict: boolean
  /** What the same person eats beside it at that meal, in the unit of the nutrient. */
  readonly beside: number
}

/** By how much a meal is over a bound. */
export interface Excess {
  readonly bound: DietBound
  /** What brings the most of it, or has no figure. */
  readonly ingredient: CompiledIngredient
  /** What a serve holds with what is eaten beside it; null where a figure is missing. */
  readonly amount: number | null
}

/** The swaps that an ingredient of a meal may have. */
export type Choices = (ingredient: CompiledIngredient, index: number) => readonly CompiledSwap[]

/** Whether a meal with exactly these swaps keeps a bound. */
export function keepsBound(meal: CompiledMeal, swaps: readonly CompiledSwap[], bound: DietBound): boolean {
  const isOver = (made: readonly CompiledSwap[]) => amountIn(meal, made, bound.nutrient) + bound.beside > bound.most
  return !isOver(swaps) && !(bound.isStrict && swaps.length > 0 && isOver([]))
}

/** The bounds that a meal with exactly these swaps is over. */
export function excessesOf(
  meal: CompiledMeal,
  swaps: readonly CompiledSwap[],
  bounds: readonly DietBound[],
): readonly Excess[] {
  return bounds.flatMap((bound) => (keepsBound(meal, swaps, bound) ? [] : [excessOf(meal, swaps, bound)]))
}

/** Where a bound is broken as the meal is and not as it is eaten, what is said is said of the meal as it is. */
function excessOf(meal: CompiledMeal, swaps: readonly CompiledSwap[], bound: DietBound): Excess {
  const eaten = amountIn(meal, swaps, bound.nutrient) + bound.beside
  const made = eaten > bound.most ? swaps : []
  const amount = eaten > bound.most ? eaten : amountIn(meal, [], bound.nutrient) + bound.beside
  const own = (ingredient: CompiledIngredient) => amountOf(meal, ingredient, swapFor(made, ingredient), bound.nutrient)
  const most = meal.ingredients.reduce((best, one) => (own(one) > own(best) ? one : best))
  const ingredient = eatenFor(most, swapFor(made, most)) ?? most
  return { bound, ingredient, amount: amount === Infinity ? null : amount }
}

/**
 * The swaps with which a meal keeps the bounds: those that it needs anyway, and of further ones that the diet allows those
 * that lower an amount the most, until it is kept (docs/product.md DIET-20). Where that is not enough, what it is over.
 */
export function swapsWithin(
  meal: CompiledMeal,
  needed: readonly CompiledSwap[],
  choices: Choices,
  bounds: readonly DietBound[],
): { readonly swaps: readonly CompiledSwap[]; readonly excesses: readonly Excess[] } {
  const swaps = bounds.reduce((made, bound) => lowered(meal, made, choices, bound), needed)
  const over = bounds.filter((bound) => !keepsBound(meal, swaps, bound))
  // What is said is said of the meal with the swaps that it needs anyway, where that is over as well.
  const said = (bound: DietBound) => (keepsBound(meal, needed, bound) ? swaps : needed)
  return { swaps, excesses: over.map((bound) => excessOf(meal, said(bound), bound)) }
}

/** The swaps with as many further ones as lower an amount to its bound. */
function lowered(
  meal: CompiledMeal,
  swaps: readonly CompiledSwap[],
  choices: Choices,
  { nutrient, most, beside }: DietBound,
): readonly CompiledSwap[] {
  const amounts = meal.ingredients.map((ingredient) => amountOf(meal, ingredient, swapFor(swaps, ingredient), nutrient))
  const isOver = () => amounts.reduce((sum, amount) => sum + amount, beside) > most
  if (!isOver()) return swaps
  const lower = meal.ingredients
    .flatMap((ingredient, index) => lowest(amounts[index] ?? 0, choices(ingredient, index), index))
    .sort((a, b) => (a.gain === b.gain ? 0 : b.gain > a.gain ? 1 : -1))
  let made = swaps
  for (const { swap, amount, index } of lower) {
    if (!isOver()) break
    amounts[index] = amount
    made = [...made.filter(({ from }) => from !== swap.from), swap]
  }
  return made

  /** The choice with the least of the nutrient, where that is less than there is. */
  function lowest(now: number, possible: readonly CompiledSwap[], index: number): Lower[] {
    let best: Lower | null = null
    for (const swap of now > 0 ? possible : []) {
      const amount = amountOf(meal, swap.from, swap, nutrient)
      if (amount < (best?.amount ?? now)) best = { swap, amount, gain: now - amount, index }
    }
    return best ? [best] : []
  }
}

/** A swap that lowers what an ingredient brings. */
interface Lower {
  readonly swap: CompiledSwap
  readonly amount: number
  readonly gain: number
  readonly index: number
}
