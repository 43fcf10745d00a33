import { tableMembers } from '../households/tableMembers'
import { among, type FindNodes } from '../request/FindNodes'
import { DishModel } from './DishModel'
import { dishViews } from './views'

/** A dish is for its owner and the owner's household (docs/product.md DISH-1). Two statements. */
export const dishNodes: Readonly<Record<string, FindNodes>> = {
  Dish: async ({ services, principal }, keys) => {
    if (principal.kind !== 'user') return new Map()
    const members = await tableMembers(services, principal.userId)
    const owners = members.flatMap(({ userId }) => userId ?? [])
    const rows = await DishModel.query(services.db)
      .whereIn('id', [...keys])
      .whereIn('userId', owners)
    const views = await dishViews(services, services.catalogue.compiled, rows)
    const byId = new Map(views.map((view) => [view.stored.id, view]))
    return among(keys, (key) => byId.get(key))
  },
}
