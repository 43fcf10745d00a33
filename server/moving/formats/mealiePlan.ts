import { dayOf } from '../fields/figures'
import type { Found } from '../fields/found'
import { lineOf, nodesOf, type DataNode } from '../fields/texts'
import type { MovedMeal } from '../MovedPlan'
import { plainId } from './mealieBackup'
import { mealTimeOf } from './mealTimes'

/** The plan of a Mealie backup, as long as the instance has it. */
export function* planOfBackup(data: DataNode): Generator<Found> {
  const recipes = new Map(nodesOf(data.recipes).map((row) => [plainId(row.id), row]))
  const meals = nodesOf(data.group_meal_plans).flatMap((row) => mealsOf(row, recipes.get(plainId(row.recipe_id))))
  if (meals.length > 0) yield { plan: { app: 'MEALIE', name: '', meals } }
}

/** A recipe, words, or both, which are two meals then. */
function mealsOf(row: DataNode, recipe: DataNode | undefined): MovedMeal[] {
  const common = { day: dayOf(row.date), weekday: null, time: mealTimeOf(lineOf(row.entry_type)), serves: null }
  const text = [lineOf(row.title), lineOf(row.text)].filter((words) => words !== '').join(': ')
  return [
    ...(recipe ? [{ ...common, recipeId: lineOf(recipe.id), recipe: lineOf(recipe.name), text: '' }] : []),
    ...(text === '' ? [] : [{ ...common, recipeId: null, recipe: '', text }]),
  ]
}
