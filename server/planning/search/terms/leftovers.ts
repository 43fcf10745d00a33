import { packedContent } from '../../../catalogue/packedContent'
import type { IngredientFigures } from '../ingredientFigures'
import type { IngredientTerm } from './Term'

/** For each kilogram that is left of opened packs: of what spoils, and of what keeps. */
const WEIGHT = { perishable: 2.65, keeps: 1.43 }

/** What is bought beyond what is used, in thousandths of the unit in which it is sold. */
export function leftOver({ isKept, sizes }: IngredientFigures, amount: number): number {
  return amount === 0 || isKept ? 0 : Math.max(0, packedContent(sizes, amount) - amount)
}

/** Whether a pack of it is opened, of which something may be left over. */
export const mayBeLeftOver = ({ isKept, grams }: IngredientFigures): boolean => !isKept && grams > 0

/** What is left of opened packs (docs/product.md SHOP-34). What a kitchen has in the cupboard is not left over. */
export const leftovers: IngredientTerm = {
  kind: 'LEFTOVERS',
  cost: (ingredient, _uses, amount) => {
    if (!mayBeLeftOver(ingredient)) return 0
    const kilograms = (leftOver(ingredient, amount) * ingredient.grams) / 1000
    return kilograms * (ingredient.isPerishable ? WEIGHT.perishable : WEIGHT.keeps)
  },
}
