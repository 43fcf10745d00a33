import type { IngredientTerm } from './Term'

/** For each: more than anything that the plan could save by leaving it. */
const WEIGHT = 4

/** What is at home, should be used soon, and is in no meal of the plan (docs/product.md CUP-6). */
export const nearDate: IngredientTerm = {
  kind: 'NEAR_DATE',
  cost: ({ isNearDate }, uses) => (isNearDate && uses === 0 ? WEIGHT : 0),
}
