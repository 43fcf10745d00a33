import type { IngredientTerm } from './Term'

/** For each line of the list: less than what is wasted, as a line costs a glance in a shop. */
const WEIGHT = 0.5

/** Lines of the shopping list. A plan without any has none. */
export const lines: IngredientTerm = { kind: 'LINES', cost: (_ingredient, uses) => (uses > 0 ? WEIGHT : 0) }
