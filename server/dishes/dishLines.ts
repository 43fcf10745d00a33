import { quantityView } from '../catalogue/views'
import { foldText } from '../catalogue/foldText'
import { createBatchLoader } from '../database/createBatchLoader'
import type { Resolvers } from '../generated/resolverTypes'
import { type Context, personOf } from '../request/context'
import { DishModel } from './DishModel'
import { dishOf } from './innerDishes'
import { servesOfLine } from './nesting'
import { wordsOf } from './reader/nameWords'
import { suggestionsFor } from './suggestions'
import { type DishLineView, type DishView, dishViews } from './views'

/** Dishes that are suggested for a line at most. */
const SUGGESTED = 3

type Named = Pick<DishModel, 'id' | 'name' | 'nameKey'>

const dishesOf = createBatchLoader(async (db, userIds) => {
  const rows = await DishModel.query(db)
    .whereIn('userId', [...userIds])
    .select('id', 'userId', 'name', 'nameKey')
  const found = new Map<string, Named[]>()
  for (const row of rows) found.set(row.userId, [...(found.get(row.userId) ?? []), row])
  return found
})

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

/**
 * Dishes of the caller whose names say what a line says, or a part of it, those of the same name first. Where an ingredient
 * matches, the same name alone: 'pizza dough' may be one's own.
 */
async function suggestedDishes(line: DishLineView, _args: object, context: Context): Promise<DishView[]> {
  const person = personOf(context.principal)
  if (line.dishId !== null || !person) return []
  const { services } = context
  const named = (await dishesOf(services.db, person.userId)) ?? []
  const [key, said] = [foldText(line.name), new Set(wordsOf(`${line.name} ${line.text}`))]
  const rank = ({ nameKey, name }: Named): number => {
    if (nameKey === key) return 0
    const words = wordsOf(name)
    return words.length > 0 && words.every((word) => said.has(word)) ? 1 : 2
  }
  const likely = named
    .filter((dish) => dish.id !== line.of?.id && rank(dish) < (line.ingredient === null ? 2 : 1))
    .sort((one, other) => rank(one) - rank(other) || one.nameKey.localeCompare(other.nameKey))
    .slice(0, SUGGESTED)
  const dishes = await Promise.all(likely.map(({ id }) => dishOf(services.db, person.userId, id)))
  return dishViews(
    services,
    line.catalogue,
    dishes.flatMap((dish) => dish ?? []),
  )
}
