import type { Services } from '../platform/services'
import { DishModel } from './DishModel'
import { dishView, type DishView } from './views'

/** One of a person's dishes; null for another person's and for one that does not exist. */
export async function findDish({ db, catalogue }: Services, userId: string, id: string): Promise<DishView | null> {
  const dish = await DishModel.query(db).findOne({ id, userId })
  return dish ? dishView(catalogue.compiled, dish) : null
}
