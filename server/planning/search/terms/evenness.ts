import type { Menu } from '../../../catalogue/menu'
import type { MealFigures } from '../mealFigures'
import type { MealTerm } from './Term'

/** How much of what a meal costs less than the dearest ones, in whatever week, does not count. */
const SHARE = 0.335
/** What the dearest meals cost. */
const DEAREST = 19.5

/**
 * Meals that need so little that they would be in every week (docs/product.md PLAN-72): a week is good for how its meals
 * fit one another, more than for what each needs by itself.
 */
export const evenness = (usualCostsOf: (menu: Menu) => (meal: MealFigures, serves: number) => number): MealTerm => ({
  kind: 'EVENNESS',
  cost: (meal, { row, serves }) => SHARE * Math.max(0, DEAREST - usualCostsOf(row.menu)(meal, serves)),
})
