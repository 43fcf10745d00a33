import type { IngredientTerm } from './Term'

/** For each further meal: less than a line of the list, which using another ingredient instead may cost. */
const WEIGHT = 0.14
/** Meals of a plan in which an ingredient may be without making them alike. */
const MEALS = 4

/** Ingredients that are in many meals of the plan: lines are saved by what is bought anyway, not by the same few in all. */
export const everywhere: IngredientTerm = {
  kind: 'EVERYWHERE',
  cost: (_ingredient, uses) => WEIGHT * Math.max(0, uses - MEALS),
}
