import type { CompiledMeal } from './compiled'

/** Name of a meal's illustration: its main ingredient's. */
export function pictureOf(meal: CompiledMeal): string {
  return meal.ingredients.find(({ slug }) => slug === meal.meal.mainIngredient)?.picture ?? ''
}
