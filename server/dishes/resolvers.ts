import type { Resolvers } from '../generated/resolverTypes'
import { userOf } from '../request/context'
import { deleteDish } from './deleteDish'
import { findDish } from './findDish'
import { listDishes } from './listDishes'
import { readDish } from './readDish'
import { saveDish } from './saveDish'
import { dishLine } from './views'

/** People's own dishes: bringing a recipe in, keeping it, taking it out again. */
export const dishes: Resolvers = {
  Query: {
    dishes: (_parent, { first, after }, context) =>
      listDishes(context.services, userOf(context).userId, { first, after }),
    dish: (_parent, { id }, context) => findDish(context.services, userOf(context).userId, id),
  },
  Mutation: {
    readDish: (_parent, { input }, { services }) => readDish(services, input),
    saveDish: (_parent, { input }, context) => saveDish(context.services, userOf(context).userId, input),
    deleteDish: (_parent, { id }, context) => deleteDish(context.services, userOf(context).userId, id),
  },
  DishLine: dishLine,
}
