import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { isKept } from '../../catalogue/sale'
import { fromSold, soldAs } from '../../catalogue/soldAs'
import { toMass } from '../../catalogue/units'
import type { PlanProblem, Prices } from './problem'
import { stapleOf } from './terms/staples'

/** An ingredient with what the terms read of it. Amounts are thousandths of the unit in which it is sold. */
export interface IngredientFigures {
  readonly ingredient: CompiledIngredient
  /** What packs hold. */
  readonly sizes: readonly number[]
  /** Grams of a thousandth; 0 where that is not known. */
  readonly grams: number
  readonly isPerishable: boolean
  /** Whether a kitchen has it in the cupboard. */
  readonly isKept: boolean
  /** Whether it is at home and should be used soon. */
  readonly isNearDate: boolean
  /** Of which staple it is a sort. */
  readonly staple: number
  /** Dollars of a thousandth; null where no price is known. */
  readonly price: number | null
  /** Dollars that a search goes by where it is not: of what is in the cupboard none. */
  readonly usual: number
}

const EXACT = 1000

const NONE_NEAR: ReadonlySet<string> = new Set()
const plain = new WeakMap<CompiledCatalogue, readonly IngredientFigures[]>()

/** What the terms read of each ingredient of a catalogue, in its order. */
export function figuresOfIngredients(
  catalogue: CompiledCatalogue,
  { nearDate, prices }: Pick<PlanProblem, 'nearDate' | 'prices'>,
): readonly IngredientFigures[] {
  if (prices) return catalogue.ingredients.map((one) => ingredientFigures(one, nearDate, prices))
  const known = plain.get(catalogue) ?? catalogue.ingredients.map((one) => ingredientFigures(one, NONE_NEAR, null))
  plain.set(catalogue, known)
  if (nearDate.size === 0) return known
  return known.map((one) => (nearDate.has(one.ingredient.slug) ? { ...one, isNearDate: true } : one))
}

/** What the terms read of an ingredient. */
export function ingredientFigures(
  ingredient: CompiledIngredient,
  nearDate: ReadonlySet<string>,
  prices: Prices | null,
): IngredientFigures {
  const sale = soldAs(ingredient, ingredient.unit)
  const inUnit = fromSold(ingredient, sale, 1 / EXACT, ingredient.unit)
  const price = prices?.of(ingredient) ?? null
  return {
    ingredient,
    sizes: sale.sizes.map((size) => size * EXACT),
    grams: (inUnit === null ? null : toMass(ingredient, inUnit, ingredient.unit)) ?? 0,
    isPerishable: ingredient.perishable,
    isKept: isKept(ingredient),
    isNearDate: nearDate.has(ingredient.slug),
    staple: stapleOf(ingredient.kind),
    price: price === null ? null : price / EXACT,
    usual: prices && !isKept(ingredient) ? prices.usual : 0,
  }
}
