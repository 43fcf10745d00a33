import type { AppName } from './AppName'

/** When a meal of a plan is eaten. */
export type MealTime = 'breakfast' | 'lunch' | 'dinner'

/** A meal of another application's plan: a recipe by its id or its name there, or words. */
export interface MovedMeal {
  /** ISO day; null for none. */
  readonly day: string | null
  /** Where it has no day: that of any week, from 0 for Monday; null for none. */
  readonly weekday: number | null
  readonly time: MealTime
  /** Whether the plan does not say when it is eaten: then it is when its dish may be. */
  readonly isAnyTime?: boolean
  /** The recipe's id in the application; null where it is named alone, and for words. */
  readonly recipeId: string | null
  /** The recipe's name; '' for words. */
  readonly recipe: string
  /** What there is in place of a recipe; '' for a recipe. */
  readonly text: string
  /** For how many; null where the plan does not say. */
  readonly serves: number | null
  /** Where it does not: how many times its recipe, whatever that serves; null or missing where it says neither. */
  readonly times?: number | null
}

/** A plan of another application, as long as that has it. */
export interface MovedPlan {
  readonly app: AppName | null
  /** '' where it has none. */
  readonly name: string
  readonly meals: readonly MovedMeal[]
}
