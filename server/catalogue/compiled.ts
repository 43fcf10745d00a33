import type { ServedRole } from '../../schema/servedWith'
import { type Category, categoryBit } from '../pure/mealCategories'
import type { FactMask } from './facts'
import type { Ingredient, Meal } from './types'

/** An ingredient ready to be judged: its facts as bits and its swaps in the order of preference. */
export interface CompiledIngredient extends Readonly<Ingredient> {
  /** Position in the catalogue, or -1 for the unmatched ingredient of a person's own dish. */
  readonly index: number
  /** Facts as bits; see facts.ts. */
  readonly mask: FactMask
  readonly swaps: readonly CompiledSwap[]
}

/**
 * A swap with both of its ends; `to` is null when the ingredient is left out. Ratio: grams of `to` per gram of `from`.
 * Preparation: how `to` is prepared; '' for not at all, null for as what it replaces. `before` and `words`: see Swap.
 */
export interface CompiledSwap {
  readonly from: CompiledIngredient
  readonly to: CompiledIngredient | null
  readonly ratio: number
  readonly note: string
  readonly preparation?: string | null
  readonly before?: string | null
  readonly words?: Readonly<Record<string, string>> | null
}

/** The swap that is made of an ingredient, if one is. */
export function swapFor(swaps: readonly CompiledSwap[], { slug }: CompiledIngredient): CompiledSwap | undefined {
  return swaps.find(({ from }) => from.slug === slug)
}

/** Bit of a meal's ingredient that is never swapped. */
export const ESSENTIAL = 1
/** Bit of a meal's ingredient whose every line is optional, so that it may be left out. */
export const OPTIONAL = 2
/** Bit of a meal's ingredient that is steaming hot, or an egg that is set, when it is eaten (docs/product.md DIET-23). */
export const HOT = 4

/** A meal whose ingredients are resolved. */
export interface CompiledMeal {
  /** Position in the catalogue, or -1 for a person's own dish. */
  readonly index: number
  readonly id: string
  readonly slug: string
  readonly name: string
  /** The group that the meal is shown under: its main ingredient's kind. */
  readonly mainKind: string
  readonly meal: Readonly<Meal>
  /** The ingredient of each line of `meal.ingredients`. */
  readonly lines: readonly CompiledIngredient[]
  /** Each ingredient once, with what a person's own dish may hold beside its lines: what the meal is judged by. */
  readonly ingredients: readonly CompiledIngredient[]
  /** ESSENTIAL, OPTIONAL and HOT bits of each of `ingredients`. */
  readonly flags: readonly number[]
  /** Bits in the order of CATEGORIES and of TAGS. */
  readonly categoryMask: number
  readonly tagMask: number
}

/** Whether a meal is made for a category. */
export function isOfCategory({ categoryMask }: CompiledMeal, category: Category): boolean {
  return (categoryMask & categoryBit(category)) !== 0
}

/** Whether a recipe is served with a meal as that (docs/product.md PLAN-100). */
export const isServedAs = ({ meal }: CompiledMeal, role: ServedRole): boolean => meal.role === role

/** The catalogue as domain functions read it. It never changes; a new version is a new object. */
export interface CompiledCatalogue {
  readonly version: string
  readonly ingredients: readonly CompiledIngredient[]
  readonly ingredientBySlug: ReadonlyMap<string, CompiledIngredient>
  /** Sorted by main kind, then by name. A meal's index is its position here. */
  readonly meals: readonly CompiledMeal[]
  readonly mealById: ReadonlyMap<string, CompiledMeal>
  readonly mealBySlug: ReadonlyMap<string, CompiledMeal>
  /** Meal indexes of each category, in the order of `meals`. */
  readonly byCategory: Readonly<Record<Category, Uint32Array>>
  /** What is served with meals, in the order of `meals`. */
  readonly byRole: Readonly<Record<ServedRole, readonly CompiledMeal[]>>
  /** Ingredients of meal m are partIngredients[partStarts[m]] … partIngredients[partStarts[m + 1] - 1]. */
  readonly partStarts: Uint32Array
  readonly partIngredients: Uint32Array
  readonly partFlags: Uint8Array
}
