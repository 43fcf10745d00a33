import type { CompiledIngredient } from '../../catalogue/compiled'
import type { ShoppingUnit } from '../../catalogue/types'
import type { Category } from '../../pure/mealCategories'
import type { Bounds, CountedKind, TargetNutrient } from '../../wishes/wishes'

/** A target and how the plan meets it; a day's figures, as far as the plan's rows are a day's share. */
export interface TargetSummary {
  /** null for an average adult, where no member has targets. */
  readonly memberId: string | null
  readonly nutrient: TargetNutrient
  /** What the person eats a day, scaled from the share of a day that is planned for them. kJ, g, mg of sodium. */
  readonly perDay: number
  /** What of three meals a day is wanted. */
  readonly bounds: Bounds
  readonly isMet: boolean
}

/** What is left of an opened pack. */
export interface LeftoverSummary {
  readonly ingredient: CompiledIngredient
  readonly amount: number
  readonly unit: ShoppingUnit
  /** null where the weight is not known. */
  readonly grams: number | null
}

/** A wish, or what else may stand in the way of one. */
export type WishRef =
  | {
      readonly kind: 'MINUTES'
      readonly category: Category
      readonly day: 'WEEKDAY' | 'WEEKEND'
      readonly minutes: number
    }
  | {
      readonly kind: 'COUNT'
      readonly counted: CountedKind
      readonly bound: 'AT_LEAST' | 'AT_MOST'
      readonly count: number
    }
  | {
      readonly kind: 'TARGET'
      readonly memberId: string | null
      readonly nutrient: TargetNutrient
      readonly bound: 'AT_LEAST' | 'AT_MOST'
      readonly figure: number
    }
  | { readonly kind: 'BUDGET'; readonly dollars: number }
  /** Opinions of those who eat. */
  | { readonly kind: 'NEVER_AGAIN' }
  /** Requirements, words and tags of those who eat. */
  | { readonly kind: 'SETTINGS' }
  /** Rows that are locked. */
  | { readonly kind: 'LOCKS' }

/** A wish that the plan misses. */
export interface MissedWish {
  readonly wish: WishRef
  /** What the plan has: a count, minutes of the longest such meal, a day's figure, dollars. */
  readonly figure: number
  /** The wish that blocks most, which to relax; null where none alone does. */
  readonly blockedBy: WishRef | null
}

/** What lines cost, and of how many that is known. */
export interface PlanCost {
  readonly dollars: number
  readonly lines: number
}

/** What a plan amounts to (docs/product.md PLAN-77). */
export interface PlanSummary {
  readonly targets: readonly TargetSummary[]
  /** Of opened packs of what spoils, the heaviest first. */
  readonly leftovers: readonly LeftoverSummary[]
  readonly leftoverGrams: number
  readonly lines: number
  readonly minutes: number
  /** What is bought costs, as far as prices are known; null where none is. */
  readonly cost: PlanCost | null
  readonly missed: readonly MissedWish[]
}
