import type { IngredientTerm } from './Term'

/** For each: what nearly 1.4 kg that are left over and spoil cost; it is opened for one meal. */
const WEIGHT = 3.6

/** Ingredients that spoil and are in one meal only: what is left of them has no further use in the plan. */
export const usedOnce: IngredientTerm = {
  kind: 'USED_ONCE',
  cost: ({ isPerishable }, uses) => (isPerishable && uses === 1 ? WEIGHT : 0),
}
