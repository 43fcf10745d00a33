import type { CompiledMeal } from './compiled'

const PLACEHOLDER = /\{([a-z0-9]+(?:-[a-z0-9]+)*)(?::name)?\}/g

/** A meal's steps in words: ingredients by name, without amounts, so that they hold for any number of serves. An own dish's are as written. */
export function plainSteps({ index, meal, ingredients }: CompiledMeal): string[] {
  if (index < 0) return [...meal.steps]
  const names = new Map(ingredients.map(({ slug, name }) => [slug, name]))
  return meal.steps.map((step) => step.replace(PLACEHOLDER, (written, slug: string) => names.get(slug) ?? written))
}
