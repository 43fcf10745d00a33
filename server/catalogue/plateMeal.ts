import { swapFor, type CompiledMeal, type CompiledSwap } from './compiled'
import type { PlateMeal } from '../plates/food/PlateMeal'
import { toMass } from './units'

/** What is drawn of an ingredient without a known weight: hardly anything. */
const SCANT = 5

/** A meal with its swaps as its picture sees it: what is cooked, in grams. */
export function plateMeal(meal: CompiledMeal, swaps: readonly CompiledSwap[] = []): PlateMeal {
  const { slug, name, mainIngredient, categories, ingredients, steps, plateForm } = meal.meal
  return {
    slug,
    name,
    mainIngredient,
    categories,
    steps,
    ...(plateForm !== undefined && { form: plateForm }),
    ingredients: ingredients.flatMap(({ amount, unit, preparation }, index) => {
      const from = meal.lines[index]
      if (from === undefined) return []
      const swap = swapFor(swaps, from)
      const cooked = swap ? swap.to : from
      if (cooked === null) return []
      // An amount of 0 in a person's own dish means as much as is needed.
      const grams = (amount > 0 ? toMass(from, amount, unit) : null) ?? SCANT
      return [
        { slug: cooked.slug, grams: grams * (swap?.ratio ?? 1), preparation: swap?.preparation ?? preparation ?? '' },
      ]
    }),
  }
}
