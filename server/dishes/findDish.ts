import type { Services } from '../services'
import { DishModel } from './DishModel'
import { dishView, type DishView } from './views'

/** One of a person's dishes; null for somebody else's and for one that there is not. */
export async function findDish({ db, catalogue }: Services, userId: string, id: string): Promise<DishView | null> {
  const dish = await DishModel.query(db).findOne({ id, userId })
  return dish ? dishView(catalogue.compiled, dish) : null
}
