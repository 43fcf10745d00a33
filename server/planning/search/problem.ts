import type { CompiledCatalogue, CompiledIngredient, CompiledMeal } from '../../catalogue/compiled'
import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import type { Menu } from '../../catalogue/menu'
import type { Category } from '../../pure/mealCategories'
import type { Wishes } from '../../wishes/wishes'

/** A person who eats, as far as a plan is searched for them. */
export interface ProblemMember {
  readonly id: string
  /** The share of a serve that they eat, in percent. */
  readonly portion: number
}

/** What is served with the meal of a row (docs/product.md PLAN-98). It stays, whatever the meal is. */
export interface ProblemServed {
  readonly chosen: MealWithSwaps
  readonly serves: number
}

/** A row of the plan. Its id, category, date, serves and eaters stay; what is cooked in it is searched, unless it is locked. */
export interface ProblemRow {
  readonly id: string
  readonly category: Category
  /** Such as 2026-11-30; null where it is on no day. */
  readonly date: string | null
  readonly serves: number
  readonly eaters: readonly ProblemMember[]
  /** What may be offered to those who eat it. */
  readonly menu: Menu
  /** What is cooked in it; null for nothing yet. */
  readonly chosen: MealWithSwaps | null
  /** Missing for nothing. */
  readonly served?: readonly ProblemServed[]
  readonly isLocked: boolean
}

/** What the people who eat say of recipes, by the ids of the meals. */
export interface Opinions {
  /** "Never again" of anyone who eats. */
  readonly never: ReadonlySet<string>
  readonly favourites: ReadonlySet<string>
  /** 1 to 5, the mean of those who rated. */
  readonly ratings: ReadonlyMap<string, number>
}

/** What things cost, as far as that is known. */
export interface Prices {
  /** Dollars for one unit (g, ml or piece) in which an ingredient is sold; null where no price is known. */
  of(ingredient: CompiledIngredient): number | null
  /** Dollars of a line as far as prices are known. For a search alone, in which what no one knows is not cheap therefore. */
  readonly usual: number
}

/** A plan to be searched. The same problem gives the same plan, on every machine. */
export interface PlanProblem {
  readonly catalogue: CompiledCatalogue
  /** Own dishes of the household, compiled against the catalogue; suitable or not. */
  readonly dishes: readonly CompiledMeal[]
  /** By category, then by place. */
  readonly rows: readonly ProblemRow[]
  readonly wishes: Wishes
  readonly opinions: Opinions
  /** Ids of meals that were proposed lately, and of those that are being replaced. */
  readonly recent: readonly string[]
  readonly replaced: readonly string[]
  /** Slugs of what is at home and should be used soon (docs/product.md CUP-6). */
  readonly nearDate: ReadonlySet<string>
  /** null where no price at all is known. */
  readonly prices: Prices | null
  readonly seed: string | number
}

export const NO_OPINIONS: Opinions = { never: new Set(), favourites: new Set(), ratings: new Map() }
