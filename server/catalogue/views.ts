import type { FigureSource, MealNutrition } from '../generated/schemaTypes'
import type { CompiledIngredient, CompiledMeal, CompiledSwap } from './compiled'
import type { CatalogueSnapshot } from './loadCatalogue'
import type { Requirement } from './requirements'
import type { Area, MealIngredient, Tag, Unit } from './types'
import type { Quantity } from './units'
import { isHighInSodium, nutritionOf } from './nutrition'

/** A meal as the API shows it. */
export interface MealView {
  readonly meal: CompiledMeal
  /** When its entry, or that of an ingredient or swap that it uses, last changed. */
  readonly changedAt: number
}

/** A line of a meal as the API shows it. */
export interface MealLineView extends Pick<MealIngredient, 'amount' | 'unit' | 'preparation' | 'optional'> {
  readonly ingredient: IngredientView
}

/** An amount as the API shows it. */
export type QuantityView = Quantity

/** An amount as the API shows it; null for as much as is needed, which is stored as 0 or as null. */
export const quantityView = (amount: number | null, unit: Unit | null): QuantityView | null =>
  amount === null || unit === null || amount === 0 ? null : { amount, unit }

/** An ingredient as the API shows it. */
export type IngredientView = CompiledIngredient

/** Where an ingredient's figures come from, as the API shows it; null when there are none. */
export function figureSourceView({ nutrition, source }: CompiledIngredient): FigureSource | null {
  if (nutrition === null) return null
  if (source === null) return { estimated: true, publisher: null, number: null, food: null, edible: null }
  const { publisher, number, food, edible } = source
  return { estimated: false, publisher, number, food, edible }
}

/** The nutrition of one serve of a meal with its swaps, as the API shows it. */
export function nutritionView(meal: CompiledMeal, swaps: readonly CompiledSwap[]): MealNutrition {
  const { perServe, unknown } = nutritionOf(meal, swaps)
  return { perServe, unknown: unknown.map(({ name }) => name), isHighInSodium: isHighInSodium(perServe) }
}

/** A swap as the API shows it. */
export type SwapView = CompiledSwap

/** An everyday group of ingredients as the API shows it: the word that ingredients have as their kind. */
export type GroupView = string

/** Labels as the API shows them: the texts and the requirements that the domain has. */
export type UnitView = Unit
export type AreaView = Area
export type TagView = Tag
export type RequirementView = Requirement

/** A meal of a snapshot as the API shows it. */
export function mealView(snapshot: CatalogueSnapshot, meal: CompiledMeal): MealView {
  return { meal, changedAt: snapshot.changedAt.get(meal.id) ?? 0 }
}
