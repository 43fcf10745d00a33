import type { Services } from '../platform/services'
import { DishModel } from './DishModel'
import { dishViews, type DishView } from './views'

/** One of a person's dishes; null for another person's and for one that does not exist. */
export async function findDish(services: Services, userId: string, id: string): Promise<DishView | null> {
  const dish = await DishModel.query(services.db).findOne({ id, userId })
  const [view = null] = await dishViews(services, services.catalogue.compiled, dish ? [dish] : [])
  return view
}
