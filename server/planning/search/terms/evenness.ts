import type { CompiledMeal } from '../../../catalogue/compiled'
import type { Menu } from '../../../catalogue/menu'
import type { MealTerm } from './Term'

/** How much of what a meal costs less than the dearest ones, in whatever week, does not count. */
const SHARE = 0.15
/** What the dearest meals cost. */
const DEAREST = 17.5

/**
 * Meals that need so little that they would be in every week (docs/product.md PLAN-72): a week is good for how its meals
 * fit one another, more than for what each needs by itself.
 */
export const evenness = (usualCostsOf: (menu: Menu) => (meal: CompiledMeal) => number): MealTerm => ({
  kind: 'EVENNESS',
  cost: ({ chosen }, { row }) => SHARE * Math.max(0, DEAREST - usualCostsOf(row.menu)(chosen.meal)),
})
