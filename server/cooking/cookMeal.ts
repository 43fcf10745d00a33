import { swapFor, type CompiledIngredient, type CompiledMeal, type CompiledSwap } from '../catalogue/compiled'
import type { ShoppingUnit, Unit } from '../catalogue/types'
import { baseUnitOf, swapQuantity, toBase, toShoppingUnit, type Quantity } from '../catalogue/units'
import { formatIngredient } from './formatQuantity'

export interface CookedIngredient {
  readonly ingredient: CompiledIngredient
  /** In the recipe's own unit. */
  readonly amount: number
  readonly unit: Unit
  /** The same in the ingredient's shopping unit, or in the unit's own base where no conversion is known. */
  readonly metricAmount: number
  readonly metricUnit: ShoppingUnit
  /** "2 garlic cloves", "1½ tbsp olive oil"; the name alone where the recipe names no amount, and for no serves. */
  readonly display: string
  readonly preparation: string | null
  readonly optional: boolean
  /** The heading that it is under; null for none. */
  readonly section: string | null
  readonly swappedFrom: CompiledIngredient | null
  /** Note of the swap for the cook. */
  readonly note: string | null
}

/** The quantity of each line for a number of serves, swapped; null for a line that is left out. */
export function quantitiesOf(
  meal: CompiledMeal,
  swaps: readonly CompiledSwap[],
  serves: number,
): ({ ingredient: CompiledIngredient; swap: CompiledSwap | null; quantity: Quantity } | null)[] {
  return meal.meal.ingredients.map((line, index) => {
    const ingredient = meal.lines[index]
    if (ingredient === undefined) return null
    const quantity = { amount: line.amount * serves, unit: line.unit }
    const swap = swapFor(swaps, ingredient)
    if (swap === undefined) return { ingredient, swap: null, quantity }
    if (swap.to === null) return null
    return { ingredient: swap.to, swap, quantity: swapQuantity(ingredient, swap.to, swap.ratio, quantity) }
  })
}

/** The ingredients of a meal for a number of serves, swapped, in the order of use (docs/product.md COOK-10). */
export function cookMeal(meal: CompiledMeal, swaps: readonly CompiledSwap[], serves: number): CookedIngredient[] {
  return quantitiesOf(meal, swaps, serves).flatMap((cooked, index): CookedIngredient[] => {
    const line = meal.meal.ingredients[index]
    if (cooked === null || line === undefined) return []
    const { ingredient, swap, quantity } = cooked
    const sold = toShoppingUnit(ingredient, quantity.amount, quantity.unit)
    const metricAmount = sold ?? toBase(quantity.amount, quantity.unit)
    const metricUnit = sold === null ? baseUnitOf(quantity.unit) : ingredient.unit
    return [
      {
        ingredient,
        amount: quantity.amount,
        unit: quantity.unit,
        metricAmount,
        metricUnit,
        display: quantity.amount === 0 ? ingredient.name : formatIngredient(ingredient, quantity),
        preparation: (swap?.preparation ?? line.preparation) || null,
        optional: line.optional,
        section: line.section ?? null,
        swappedFrom: swap === null ? null : swap.from,
        note: swap === null ? null : swap.note,
      },
    ]
  })
}
