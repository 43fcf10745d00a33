import type { ReactNode } from 'react'
import type { RecipePartFragment } from '../operations.generated'

/** What of a recipe is one dish: the recipe itself, or one that is made for it. Positions are from the first to before the last. */
export interface RecipeSection {
  /** Null for the recipe itself. */
  part: RecipePartFragment | null
  ingredients: readonly [from: number, to: number]
  steps: readonly [from: number, to: number]
}

/** What is needed of a recipe to divide it. */
interface DividedRecipe {
  parts: readonly RecipePartFragment[]
  ingredients: readonly unknown[]
  steps: readonly unknown[]
}

/** How a recipe is shown by its dishes. */
export interface DividedProps {
  recipe: DividedRecipe
  /** Which of its lists is shown. */
  of: 'ingredients' | 'steps'
  /** Name of the recipe, over what is its own. */
  name: string
  /** What is shown of the list from a position to before another. */
  children: (from: number, to: number, part: RecipePartFragment | null) => ReactNode
}

/** A recipe by the dishes of which it is made, in the order in which they are, itself last (docs/product.md DISH-33). */
export function sectionsOf({ parts, ingredients, steps }: DividedRecipe): RecipeSection[] {
  let [line, step] = [0, 0]
  const made = parts.map((part): RecipeSection => ({
    part,
    ingredients: [line, (line += part.ingredientCount)],
    steps: [step, (step += part.stepCount)],
  }))
  return [...made, { part: null, ingredients: [line, ingredients.length], steps: [step, steps.length] }]
}

/** The section of a step, by its position. */
export const sectionOfStep = (recipe: DividedRecipe, step: number): RecipeSection | undefined =>
  sectionsOf(recipe).find(({ steps: [from, to] }) => step >= from && step < to)

/** A heading before a step. */
export interface StepHeading {
  readonly before: number
  readonly title: string
}

/** The heading that a step is under, of those among the steps of the same dish (docs/product.md DISH-42); undefined for none. */
export function titleOver(
  { stepSections, ...recipe }: DividedRecipe & { stepSections: readonly StepHeading[] },
  step: number,
): string | undefined {
  const [from] = sectionOfStep(recipe, step)?.steps ?? [0]
  return stepSections.findLast(({ before }) => before >= from && before <= step)?.title
}
