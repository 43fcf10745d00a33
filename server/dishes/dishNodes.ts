import { tableMembers } from '../households/tableMembers'
import { among, type FindNodes } from '../request/FindNodes'
import { DishModel } from './DishModel'
import { dishView } from './views'

/** A dish is for its owner and the owner's household (docs/product.md DISH-1). Two statements. */
export const dishNodes: Readonly<Record<string, FindNodes>> = {
  Dish: async ({ services, principal }, keys) => {
    if (principal.kind !== 'user') return new Map()
    const members = await tableMembers(services, principal.userId)
    const owners = members.flatMap(({ userId }) => userId ?? [])
    const rows = await DishModel.query(services.db)
      .whereIn('id', [...keys])
      .whereIn('userId', owners)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return among(keys, (key) => {
      const row = byId.get(key)
      return row && dishView(services.catalogue.compiled, row)
    })
  },
}
