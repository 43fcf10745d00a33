import type { Resolvers } from '../../generated/resolverTypes'
import { userOf } from '../../request/context'
import { arrangeShop } from './arrangeShop'
import { setProductPhoto } from './setProductPhoto'
import { setOwnPrices } from './setOwnPrices'
import { habitsOf } from './viewOfHabits'

/** How a household shops. */
export const shopHabits: Resolvers = {
  Query: {
    shopHabits: (_parent, _args, context) => habitsOf(context.services, userOf(context)),
  },
  Mutation: {
    arrangeShop: (_parent, args, context) => arrangeShop(context.services, userOf(context), args),
    setProductPhoto: (_parent, { input }, context) => setProductPhoto(context.services, userOf(context), input),
    setOwnPrices: (_parent, args, context) => setOwnPrices(context.services, userOf(context), args),
  },
}
