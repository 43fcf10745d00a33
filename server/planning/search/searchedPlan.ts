import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import type { Exclusion } from '../../catalogue/suitabilityTable'
import type { Category } from '../../pure/mealCategories'

/** What the search found for a row. */
export interface SearchedRow {
  readonly id: string
  readonly category: Category
  /** null only where nothing at all may be offered. */
  readonly chosen: MealWithSwaps | null
}

/** A plan that was searched. */
export interface SearchedPlan {
  /** In the order of the problem's rows; locked ones as they were. */
  readonly rows: readonly SearchedRow[]
  /** How many different meals suit, and, where there are too few, how many meals each reason excludes. */
  readonly categories: Readonly<
    Record<Category, { readonly differentMeals: number; readonly exclusions: readonly Exclusion[] }>
  >
  /** Rows whose meal is another one than before. */
  readonly changed: readonly string[]
}
