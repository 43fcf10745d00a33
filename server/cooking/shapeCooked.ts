import type { CompiledCatalogue } from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { figureSourceView } from '../catalogue/views'
import type { CookingIngredient, EntrySwap } from '../generated/resolverTypes'
import { markSwapped } from '../dishes/markSwapped'
import { scaleSteps } from '../dishes/scaleSteps'
import { toEntrySwap } from '../planning/toEntry'
import { cookMeal, type CookedIngredient } from './cookMeal'
import { renderSteps } from './renderSteps'

/** What is cooked, as clients see it. */
export interface Cooked {
  ingredients: CookingIngredient[]
  steps: string[]
  stepServes: number
  unfollowedSwaps: EntrySwap[]
}

/** A meal's ingredients and steps as clients see them. For 0 serves the steps name no amounts. */
export function shapeCooked(catalogue: CompiledCatalogue, { meal, swaps }: MealWithSwaps, serves: number): Cooked {
  const ingredients = cookMeal(meal, swaps, serves).map(shapeIngredient)
  const steps =
    meal.meal.stepServes === undefined
      ? {
          steps: renderSteps(meal, swaps, serves === 0 ? null : serves),
          stepServes: serves,
          unfollowedSwaps: [],
        }
      : ownSteps(catalogue, { meal, swaps }, meal.meal.stepServes, serves)
  return { ingredients, ...steps }
}

/**
 * The steps of an own dish: for the serves asked where all of their amounts are understood, else as they were written, and
 * with what is swapped in where they plainly name what it replaces (docs/product.md DISH-16).
 */
function ownSteps(
  catalogue: CompiledCatalogue,
  { meal, swaps }: MealWithSwaps,
  written: number,
  serves: number,
): Omit<Cooked, 'ingredients'> {
  const names = meal.lines.map(({ name }) => name)
  const scaled = serves === 0 ? null : scaleSteps(meal.meal.steps, names, written, serves)
  const stepServes = scaled ? serves : written
  const { steps, unfollowed } = markSwapped(catalogue, meal, scaled ?? meal.meal.steps, swaps)
  return {
    steps: steps === null ? [...(scaled ?? meal.meal.steps)] : renderSteps(meal, swaps, stepServes, steps),
    stepServes,
    unfollowedSwaps: unfollowed.map(toEntrySwap),
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
