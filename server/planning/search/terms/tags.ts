import { weightOf } from '../../../catalogue/menu'
import type { MealTerm } from './Term'

/** For a meal with a tag that is set to Less, beside one with a tag set to More; what is neither is in the middle. */
const WEIGHT = 3.6

/** More and Less of those who eat (docs/product.md PLAN-21). */
export const tags: MealTerm = {
  kind: 'TAGS',
  cost: ({ chosen: { meal } }, { row: { menu } }) => {
    const weight = weightOf(meal, menu.preferences)
    return weight > 1 ? 0 : weight < 1 ? WEIGHT : [...menu.preferences.values()].includes('MORE') ? WEIGHT / 2 : 0
  },
}
