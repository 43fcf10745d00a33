import type { IngredientTerm } from './Term'

/**
 * For each line of the list: less than what is wasted, as a line costs a decision in a shop. What a kitchen has in the
 * cupboard costs a glance at home.
 */
const WEIGHT = { bought: 1.08, kept: 0.19 }

/** Lines of the shopping list. A plan without any has none. */
export const lines: IngredientTerm = {
  kind: 'LINES',
  cost: ({ isKept }, uses) => (uses === 0 ? 0 : isKept ? WEIGHT.kept : WEIGHT.bought),
}
