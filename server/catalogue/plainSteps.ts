import type { CompiledMeal } from './compiled'
import { shortName } from './sentenceNames'

const PLACEHOLDER = /\{([a-z0-9]+(?:-[a-z0-9]+)*)(?::name)?\}/g

/**
 * A meal's steps in words: ingredients by their short names, without amounts, so that they hold for any number of serves.
 * An own dish's are as written.
 */
export function plainSteps({ index, meal, ingredients }: CompiledMeal): string[] {
  if (index < 0) return [...meal.steps]
  const names = new Map(ingredients.map((ingredient) => [ingredient.slug, shortName(ingredient)]))
  return meal.steps.map((step) => step.replace(PLACEHOLDER, (written, slug: string) => names.get(slug) ?? written))
}
