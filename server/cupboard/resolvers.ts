import { unitOf } from '../catalogue/units'
import { quantityView } from '../catalogue/views'
import type { Resolvers } from '../generated/resolverTypes'
import { tableMenu } from '../menu/tableMenu'
import { globalId } from '../pure/globalId'
import { userOf } from '../request/context'
import { applyCupboardOperations } from './applyCupboardOperations'
import { keepInCupboard, takeFromCupboard } from './keepInCupboard'
import { cupboardOf } from './viewOfCupboard'

/** What a household has at home. */
export const cupboard: Resolvers = {
  Query: {
    cupboard: (_parent, _args, context) => cupboardOf(context.services, userOf(context)),
  },
  CupboardItem: {
    id: ({ ingredient: { slug } }) => globalId('CupboardItem', slug),
    quantity: ({ amount, unit }) => quantityView(amount, unitOf(unit)),
  },
  FrozenMeal: {
    id: ({ batch }) => globalId('FrozenMeal', batch),
    version: async ({ uniqueId, caller }, _args, { services }) => {
      const table = await tableMenu(services, caller)
      const chosen = table.find(uniqueId)
      return chosen && { chosen, table }
    },
  },
  Mutation: {
    applyCupboardOperations: (_parent, { operations }, context) =>
      applyCupboardOperations(context.services, userOf(context), operations),
    keepInCupboard: (_parent, { items }, context) => keepInCupboard(context.services, userOf(context), items),
    takeFromCupboard: (_parent, { items }, context) => takeFromCupboard(context.services, userOf(context), items),
  },
}
