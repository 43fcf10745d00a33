import { personOf } from '../request/context'
import { among, type FindNodes } from '../request/FindNodes'
import { DishModel } from './DishModel'
import { dishOwners } from './dishOwners'
import { dishViews } from './views'

/** A dish is for its owner and the owner's households (docs/product.md DISH-1). Three statements. */
export const dishNodes: Readonly<Record<string, FindNodes>> = {
  Dish: async ({ services, principal }, keys) => {
    const person = personOf(principal)
    if (!person) return new Map()
    const owners = await dishOwners(services, person)
    const rows = await DishModel.query(services.db)
      .whereIn('id', [...keys])
      .whereIn('userId', owners)
    const views = await dishViews(services, services.catalogue.compiled, rows)
    const byId = new Map(views.map((view) => [view.stored.id, view]))
    return among(keys, (key) => byId.get(key))
  },
}
