import { swapFor, type CompiledIngredient, type CompiledMeal, type CompiledSwap } from './compiled'
import type { Ingredient, MealIngredient, Nutrient } from './types'
import { toMass } from './units'

/** What stands for an ingredient of a meal: itself without a swap, null where it is left out. */
export const eatenFor = (ingredient: CompiledIngredient, swap: CompiledSwap | undefined): CompiledIngredient | null =>
  swap === undefined ? ingredient : swap.to

/** Grams that are eaten of a line with its swap; null where its weight is not known. As much as is needed has none. */
export function gramsEaten(
  ingredient: CompiledIngredient,
  { amount, unit }: Pick<MealIngredient, 'amount' | 'unit'>,
  swap: CompiledSwap | undefined,
): number | null {
  const eaten = eatenFor(ingredient, swap)
  if (eaten === null) return 0
  if (amount === 0) return null
  const grams = toMass(ingredient, amount, unit)
  if (swap === undefined) return grams
  // Where the mass is not known, the ratio is one of the unit.
  return grams === null ? toMass(eaten, amount * swap.ratio, unit) : grams * swap.ratio
}

/** A figure of 100 g of an ingredient; null where it is not known. */
const figureOf = ({ nutrition, fodmap = null }: Ingredient, nutrient: Nutrient): number | null =>
  nutrient === 'fodmap' ? fodmap : (nutrition?.[nutrient] ?? null)

/** What one ingredient brings to a serve of a meal, with its swap if one is made of it; Infinity where a figure is missing. */
export function amountOf(
  meal: CompiledMeal,
  ingredient: CompiledIngredient,
  swap: CompiledSwap | undefined,
  nutrient: Nutrient,
): number {
  if (swap?.to === null) return 0
  const figure = figureOf(eatenFor(ingredient, swap) ?? ingredient, nutrient)
  if (figure === null) return Infinity
  let sum: number | null = null
  for (let index = 0; index < meal.lines.length; index += 1) {
    const line = meal.meal.ingredients[index]
    if (meal.lines[index] !== ingredient || line === undefined) continue
    const grams = gramsEaten(ingredient, line, swap)
    sum = (sum ?? 0) + (grams === null ? Infinity : (figure * grams) / 100)
  }
  // What an own dish holds beside its lines has no amount.
  return sum ?? Infinity
}

/** What a serve of a meal holds with its swaps; Infinity where a figure is missing. */
export function amountIn(meal: CompiledMeal, swaps: readonly CompiledSwap[], nutrient: Nutrient): number {
  let sum = 0
  for (const ingredient of meal.ingredients) sum += amountOf(meal, ingredient, swapFor(swaps, ingredient), nutrient)
  return sum
}
