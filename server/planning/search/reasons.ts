import type { CompiledIngredient } from '../../catalogue/compiled'
import type { ShoppingUnit, Tag } from '../../catalogue/types'
import type { CountedKind, TargetNutrient } from '../../wishes/wishes'

/**
 * Why a row has its meal: the term that it improved most, with figures that are untrue without the row (docs/product.md
 * PLAN-76).
 */
export type RowReason =
  /** Uses `amount` of a pack that other rows have opened, which would be left over without the row. */
  | {
      readonly kind: 'USES_REST'
      readonly ingredient: CompiledIngredient
      readonly amount: number
      readonly unit: ShoppingUnit
    }
  /** Is the only row that uses something at home that is near its date. */
  | { readonly kind: 'USES_AT_HOME'; readonly ingredient: CompiledIngredient }
  /** Brings a target within its bounds: `perDay` with the row, `without` it; of a member, or of an average adult for null. */
  | {
      readonly kind: 'MEETS_TARGET'
      readonly nutrient: TargetNutrient
      readonly memberId: string | null
      readonly perDay: number
      readonly without: number
    }
  /** Is one of `count` rows of a kind of which the household wants some. */
  | { readonly kind: 'COUNTS_AS'; readonly counted: CountedKind; readonly count: number }
  | { readonly kind: 'FAVOURITE' }
  | { readonly kind: 'RATED'; readonly rating: number }
  /** Has a tag that is set to More. */
  | { readonly kind: 'MORE_OF_TAG'; readonly tag: Tag }
  /** Is the only row of the plan with this main ingredient's kind. */
  | { readonly kind: 'ONLY_OF_MAIN'; readonly mainKind: string }
  /** Takes `minutes`, fewer than `usual`, the mean of its category's menu. */
  | { readonly kind: 'QUICK'; readonly minutes: number; readonly usual: number }
