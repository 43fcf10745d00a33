import type { CompiledMeal } from '../../catalogue/compiled'
import type { Menu } from '../../catalogue/menu'
import type { Category } from '../../pure/mealCategories'
import { usualCosts } from './usualCost'

/**
 * From which cost on meals are as likely as one another, and by how much the logarithm of the chance of one that costs one
 * less is less. More for breakfasts, most of which are on each shortlist.
 */
const CHANCES: Readonly<Record<Category, { dear: number; fall: number }>> = {
  breakfast: { dear: 15, fall: 0.3 },
  lunch: { dear: 16, fall: 0.22 },
  dinner: { dear: 16, fall: 0.22 },
}

/**
 * How likely a meal of a menu is on a shortlist, above 0 and at most 1: the less likely, the less it costs any week, as it is
 * then the likelier to be cooked where it is on one (docs/product.md PLAN-72). So meals come evenly, and those of a
 * shortlist are chosen by how well they fit one another, more than by what each saves by itself.
 */
export function evenChances(menu: Menu, category: Category): (meal: CompiledMeal) => number {
  const cost = usualCosts(menu)
  const { dear, fall } = CHANCES[category]
  return (meal) => Math.exp(-fall * Math.max(0, dear - cost(meal)))
}
