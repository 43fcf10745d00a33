import type { CompiledIngredient } from './compiled'
import { usualSale } from './sale'
import type { Sale, Unit } from './types'
import { baseUnitOf, convert } from './units'

/** How an ingredient is sold; what does not say so as its unit says, or as the line's where the two do not convert. */
export function soldAs(ingredient: CompiledIngredient, unit: Unit): Sale {
  if (ingredient.sold) return ingredient.sold
  const isConvertible = convert(ingredient, 1, unit, ingredient.unit) !== null
  return usualSale(isConvertible ? ingredient.unit : baseUnitOf(unit))
}

/** An amount of the ingredient as an amount of what is sold, in the sale's unit; null where it is not known how much that is. */
export function toSold(
  ingredient: CompiledIngredient,
  { unit, gives }: Sale,
  amount: number,
  from: Unit,
): number | null {
  if (gives === null) return convert(ingredient, amount, from, unit)
  const own = convert(ingredient, amount, from, ingredient.unit)
  return own === null ? null : own / gives
}

/** The reverse of `toSold`. */
export function fromSold(
  ingredient: CompiledIngredient,
  { unit, gives }: Sale,
  content: number,
  to: Unit,
): number | null {
  return gives === null
    ? convert(ingredient, content, unit, to)
    : convert(ingredient, content * gives, ingredient.unit, to)
}
