import { quantityView } from '../catalogue/views'
import type { Resolvers } from '../generated/resolverTypes'
import { type Context, personOf } from '../request/context'
import { dishesNamedLike } from './dishesNamedLike'
import { dishOf } from './innerDishes'
import { servesOfLine } from './nesting'
import { suggestionsFor } from './suggestions'
import { type DishLineView, type DishView, dishViews } from './views'

/** The fields of a line that are worked out only when they are asked for. */
export const dishLine: NonNullable<Resolvers['DishLine']> = {
  // An amount without a unit is serves of a dish.
  amount: ({ amount, unit }) => (unit === null ? null : amount),
  section: ({ section = null }) => section,
  quantity: ({ amount, unit }) => quantityView(amount, unit),
  suggestions: (line, _args, context) => (line.dishId === null ? suggestionsFor(context, line) : []),
  dish: async (line, _args, { services }) => {
    const dish = await dishNamedBy(line, services.db)
    const [view = null] = await dishViews(services, line.catalogue, dish ? [dish] : [])
    return view
  },
  dishServes: async (line, _args, { services }) => {
    const dish = await dishNamedBy(line, services.db)
    return dish ? servesOfLine(line, dish) : null
  },
  dishSuggestions: suggestedDishes,
}

const dishNamedBy = async ({ dishId, of }: DishLineView, db: Context['services']['db']) =>
  dishId !== null && of ? dishOf(db, of.userId, dishId) : undefined

/** Dishes of the caller that a line may mean. */
async function suggestedDishes(line: DishLineView, _args: object, context: Context): Promise<DishView[]> {
  const person = personOf(context.principal)
  if (line.dishId !== null || !person) return []
  const { services } = context
  const likely = await dishesNamedLike(services.db, person.userId, line)
  const dishes = await Promise.all(likely.map((id) => dishOf(services.db, person.userId, id)))
  return dishViews(
    services,
    line.catalogue,
    dishes.flatMap((dish) => dish ?? []),
  )
}
