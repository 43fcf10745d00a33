import { type Menu, weightOf } from '../../../catalogue/menu'
import type { Category } from '../../../pure/mealCategories'
import type { MealTerm } from './Term'

/** For a meal with a tag that is set to Less, beside one with a tag that is set to More. */
const LESS = 5.6
/** For one with neither, where few have a tag that is set to More. */
const NEITHER = 2.8
/** The share of meals with such a tag at which neither weighs as much as Less. */
const MANY = 1 - NEITHER / LESS

const shares = new WeakMap<Menu, Map<Category, number>>()

/** More and Less of those who eat (docs/product.md PLAN-21). */
export const tags: MealTerm = {
  kind: 'TAGS',
  cost: ({ chosen: { meal } }, { row: { menu, category } }) => {
    const weight = weightOf(meal, menu.preferences)
    if (weight > 1) return 0
    if (weight < 1) return LESS
    if (![...menu.preferences.values()].includes('MORE')) return 0
    // Of what many meals have, twice as many are nearly all: then the others weigh the more.
    return NEITHER / (1 - Math.min(MANY, shareOfMore(menu, category)))
  },
}

/** The share of a category's meals that have a tag that is set to More. */
function shareOfMore(menu: Menu, category: Category): number {
  const known = shares.get(menu) ?? new Map<Category, number>()
  shares.set(menu, known)
  const share = known.get(category)
  if (share !== undefined) return share
  const { meals } = menu.categories[category].proposed
  const count = meals.reduce((sum, index) => {
    const meal = menu.table.catalogue.meals[index]
    return sum + (meal && weightOf(meal, menu.preferences) > 1 ? 1 : 0)
  }, 0)
  const found = count / Math.max(1, meals.length)
  known.set(category, found)
  return found
}
