import type { IngredientFigures } from '../ingredientFigures'
import type { MealFigures } from '../mealFigures'
import type { RowFigures } from '../rowFigures'

/** A reason to prefer one plan to another. Each is 0 when it is satisfied; the score of a plan is their sum. */
export type TermKind =
  | 'BALANCE'
  | 'BUDGET'
  | 'COUNTS'
  | 'EVENNESS'
  | 'EVERYWHERE'
  | 'FAVOURITES'
  | 'LEFTOVERS'
  | 'LINES'
  | 'LIMITS'
  | 'MAINS'
  | 'MINUTES'
  | 'MONEY'
  | 'NEAR_DATE'
  | 'NEIGHBOURS'
  | 'RATINGS'
  | 'RECENT'
  | 'STAPLES'
  | 'TAGS'
  | 'TARGETS'
  | 'USED_ONCE'

/** What a meal costs in a row, whatever the others have. */
export interface MealTerm {
  readonly kind: TermKind
  cost(meal: MealFigures, row: RowFigures): number
}

/** What an ingredient costs that so many rows use, so much of it together. */
export interface IngredientTerm {
  readonly kind: TermKind
  cost(ingredient: IngredientFigures, uses: number, amount: number): number
}

/** What the plan costs as a whole. Sums are of whole numbers, so that a change is taken back exactly. */
export interface PlanTerm {
  readonly kind: TermKind
  /** A row has another meal; null for none. */
  replace(row: RowFigures, from: MealFigures | null, to: MealFigures | null): void
  cost(): number
}
