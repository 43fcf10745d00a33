import type { Knex } from 'knex'
import { CATEGORIES, type Category } from '../../catalogue/types'
import { dishNameKey } from '../../dishes/dishNameKey'
import { DishModel } from '../../dishes/DishModel'
import { ImportItemModel, type ImportModel } from '../ImportModel'
import type { ImportedMeal } from './ImportedPlan'

type Known = Pick<DishModel, 'id' | 'nameKey' | 'importId' | 'categories' | 'assumed' | 'serves'>

/** The dishes that meals of plans mean: those that the recipes of the file became or were, else those of their names. */
export interface DishesOfMeals {
  of(meal: ImportedMeal): Known | undefined
}

/**
 * The person's dishes that meals of an import mean; two statements, and one for each dish of the import whose time of the
 * day was assumed (docs/product.md MOVE-5): it is eaten when it was planned, too.
 */
export async function dishesOfMeals(
  trx: Knex.Transaction,
  job: Pick<ImportModel, 'id' | 'userId'>,
  meals: readonly ImportedMeal[],
  at: number,
): Promise<DishesOfMeals> {
  const { userId } = job
  const positions = [...new Set(meals.flatMap(({ item }) => item ?? []))]
  const nameKeys = [...new Set(meals.flatMap(({ recipe }) => (recipe === '' ? [] : dishNameKey(recipe))))]
  const items = await ImportItemModel.of(trx, job).whereIn('position', positions).select('position', 'dishId')
  const idOf = new Map(items.map(({ position, dishId }) => [position, dishId]))
  const ids = items.flatMap(({ dishId }) => dishId ?? [])
  const dishes: Known[] = await DishModel.query(trx)
    .where({ userId })
    .where((dish) => void dish.whereIn('id', ids).orWhereIn('nameKey', nameKeys))
    .select('id', 'nameKey', 'importId', 'categories', 'assumed', 'serves')
  const byId = new Map(dishes.map((dish) => [dish.id, dish]))
  const byName = new Map(dishes.map((dish) => [dish.nameKey, dish]))
  const of = ({ item, recipe }: ImportedMeal): Known | undefined =>
    byId.get((item === null ? null : idOf.get(item)) ?? '') ??
    (recipe === '' ? undefined : byName.get(dishNameKey(recipe)))
  for (const [dish, times] of timesOf(meals, of))
    if (dish.importId === job.id && dish.assumed?.includes('CATEGORIES')) {
      dish.categories = CATEGORIES.filter((time) => dish.categories.includes(time) || times.has(time))
      await DishModel.query(trx)
        .findById(dish.id)
        .patch({ categories: dish.categories, version: DishModel.raw('?? + 1', ['version']), changedAt: at })
    }
  return { of }
}

/** When dishes are planned besides when they are eaten. */
function timesOf(meals: readonly ImportedMeal[], of: DishesOfMeals['of']): Map<Known, Set<Category>> {
  const times = new Map<Known, Set<Category>>()
  for (const meal of meals) {
    const dish = of(meal)
    if (dish && !meal.isAnyTime && !dish.categories.includes(meal.time))
      times.set(dish, (times.get(dish) ?? new Set()).add(meal.time))
  }
  return times
}
