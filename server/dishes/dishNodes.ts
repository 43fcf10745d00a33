import { tableMembers } from '../households/tableMembers'
import { memberships } from '../households/membership'
import { askingFor, personOf } from '../request/context'
import { among, type FindNodes } from '../request/FindNodes'
import { DishModel } from './DishModel'
import { dishViews } from './views'

/** A dish is for its owner and the owner's households (docs/product.md DISH-1). Three statements. */
export const dishNodes: Readonly<Record<string, FindNodes>> = {
  Dish: async ({ services, principal }, keys) => {
    const person = personOf(principal)
    if (!person) return new Map()
    const asked = (await memberships(services, person.userId)).map((one) => askingFor(person, one.householdId))
    const members = await Promise.all(asked.map((caller) => tableMembers(services, caller)))
    const owners = members.flat().flatMap(({ userId }) => userId ?? [])
    const rows = await DishModel.query(services.db)
      .whereIn('id', [...keys])
      .whereIn('userId', owners)
    const views = await dishViews(services, services.catalogue.compiled, rows)
    const byId = new Map(views.map((view) => [view.stored.id, view]))
    return among(keys, (key) => byId.get(key))
  },
}
