import type { CupboardUnit } from '../../../schema/cupboardWords'
import type { CupboardItem } from '../../live/cupboard/cupboardView'
import type { CookedIngredientFragment } from '../operations.generated'

/** What is left in the cupboard of something that was cooked with. */
export interface UsedUp {
  item: CupboardItem
  /** In the item's own unit; 0 when nothing is left. */
  left: number
}

type Used = Pick<CookedIngredientFragment, 'ingredient' | 'amount' | 'measurementUnit'>

const BASE: Readonly<Record<CupboardUnit, { unit: string; factor: number }>> = {
  g: { unit: 'g', factor: 1 },
  kg: { unit: 'g', factor: 1000 },
  ml: { unit: 'ml', factor: 1 },
  l: { unit: 'ml', factor: 1000 },
  piece: { unit: 'piece', factor: 1 },
}

/**
 * What cooking leaves of the cupboard's items (docs/product.md COOK-31): of those with an amount in a measure that the recipe
 * has, too. Enough of something stays enough.
 */
export function usedUp(items: readonly CupboardItem[], ingredients: readonly Used[]): UsedUp[] {
  return items.flatMap((item) => {
    const { amount, unit, ingredient } = item
    if (amount === null || unit === null) return []
    const base = BASE[unit]
    const used = ingredients
      .filter((one) => one.ingredient.name === ingredient.name && one.measurementUnit === base.unit)
      .reduce((sum, one) => sum + one.amount, 0)
    if (used === 0) return []
    const left = Math.max(0, Math.round((amount * base.factor - used) * 100) / 100)
    return [{ item, left: left / base.factor }]
  })
}
