import type { CompiledMeal } from '../catalogue/compiled'
import { mealView } from '../catalogue/views'
import { createBatchLoader } from '../database/createBatchLoader'
import { DishModel } from '../dishes/DishModel'
import { dishViews } from '../dishes/views'
import type { Context } from '../request/context'
import type { RecipeView } from './views'

const dishOf = createBatchLoader(async (db, ids) => {
  const rows = await DishModel.query(db).findByIds([...ids])
  return new Map(rows.map((row) => [row.id, row]))
})

/**
 * The recipe of a meal that the caller may see: from the catalogue in memory, or a dish, read together with all that are
 * asked for at the same time. Null for a dish that is gone meanwhile.
 */
export async function recipeOf({ services }: Context, meal: CompiledMeal): Promise<RecipeView | null> {
  const { snapshot } = services.catalogue
  if (meal.index >= 0) return mealView(snapshot, meal)
  const stored = await dishOf(services.db, meal.id)
  const [view] = await dishViews(services, snapshot.compiled, stored ? [stored] : [])
  return view ? { ...view, meal } : null
}

/** Whether a recipe is a dish that a person brought in. */
export const isDish = (recipe: object): boolean => 'stored' in recipe
