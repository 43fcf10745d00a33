import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { figureSourceView } from '../catalogue/views'
import type { CookingIngredient } from '../generated/resolverTypes'
import { scaleSteps } from '../dishes/scaleSteps'
import { cookMeal, type CookedIngredient } from './cookMeal'
import { renderSteps } from './renderSteps'

/**
 * A meal's ingredients and steps as clients see them. For 0 serves the steps name no amounts. The steps of an own dish
 * are for the serves asked where all of their amounts are understood, else as they were written.
 */
export function shapeCooked(
  { meal, swaps }: MealWithSwaps,
  serves: number,
): { ingredients: CookingIngredient[]; steps: string[]; stepServes: number } {
  const written = renderSteps(meal, swaps, serves === 0 ? null : serves)
  const { stepServes } = meal.meal
  const names = meal.lines.map(({ name }) => name)
  const scaled = stepServes === undefined || serves === 0 ? null : scaleSteps(written, names, stepServes, serves)
  return {
    ingredients: cookMeal(meal, swaps, serves).map(shapeIngredient),
    steps: scaled ?? written,
    stepServes: scaled ? serves : (stepServes ?? serves),
  }
}

function shapeIngredient(cooked: CookedIngredient): CookingIngredient {
  const { ingredient, metricAmount, metricUnit, display, preparation, optional, swappedFrom, note } = cooked
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
  }
}
