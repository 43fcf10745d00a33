import type { CompiledCatalogue } from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { figureSourceView } from '../catalogue/views'
import type { CookingIngredient, CookingPart, EntrySwap, StepSection } from '../generated/schemaTypes'
import { toEntrySwap } from '../planning/toEntry'
import { cook, type CookingLineView, type CookingPartView } from './cook'

/** What is cooked, as clients see it. */
export interface Cooked {
  ingredients: CookingIngredient[]
  steps: string[]
  stepSections: StepSection[]
  notes: string | null
  stepServes: number
  unfollowedSwaps: EntrySwap[]
  parts: CookingPart[]
}

/** A meal's ingredients and steps as older fields show them. For 0 serves the steps name no amounts. */
export function shapeCooked(catalogue: CompiledCatalogue, chosen: MealWithSwaps, serves: number): Cooked {
  const { lines, steps, stepSections, parts, stepServes, unfollowed } = cook(catalogue, chosen, serves)
  return {
    ingredients: lines.map(shapeIngredient),
    steps: [...steps],
    stepSections: [...stepSections],
    notes: chosen.meal.meal.details?.notes ?? null,
    stepServes,
    unfollowedSwaps: unfollowed.map(toEntrySwap),
    parts: parts.map(shapePart),
  }
}

/** A dish that is made for the recipe, as clients see it. */
export const shapePart = ({ name, slug, minutes, serves, ...part }: CookingPartView): CookingPart => ({
  ...{ name, slug, minutes, serves },
  ingredientCount: part.lineCount,
  stepCount: part.stepCount,
  stepServes: part.isScaled ? null : part.stepServes,
})

function shapeIngredient(cooked: CookingLineView): CookingIngredient {
  const { ingredient, metricAmount, metricUnit, display, preparation, optional, swappedFrom, note, heading } = cooked
  return {
    ingredient: { name: ingredient.name },
    amount: metricAmount,
    measurementUnit: metricUnit,
    recipeText: display,
    preparation,
    optional,
    insteadOf: swappedFrom === null ? null : swappedFrom.name,
    note,
    typicalLocation: ingredient.area ?? 'uncategorised',
    source: figureSourceView(ingredient),
    picture: ingredient.picture,
    section: heading,
  }
}
