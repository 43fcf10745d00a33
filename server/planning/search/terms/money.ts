import { packedContent } from '../../../catalogue/packedContent'
import type { IngredientFigures } from '../ingredientFigures'
import type { IngredientTerm } from './Term'

/** For each dollar: a dollar less is not worth a further line of the list. */
const WEIGHT = 0.2

/** Dollars that an ingredient costs where its price is known: whole packs, and of what is in the cupboard what is used. */
export function dollarsOf({ isKept, sizes, price }: IngredientFigures, amount: number): number {
  if (price === null || amount === 0) return 0
  return price * (isKept ? amount : packedContent(sizes, amount))
}

/** The same for a search, to which what no one knows the price of is a usual line. */
export const aboutDollars = (ingredient: IngredientFigures, uses: number, amount: number): number =>
  ingredient.price === null ? (uses > 0 ? ingredient.usual : 0) : dollarsOf(ingredient, amount)

/** What the plan costs, where prices are known. */
export const money: IngredientTerm = {
  kind: 'MONEY',
  cost: (ingredient, uses, amount) => WEIGHT * aboutDollars(ingredient, uses, amount),
}
