import type { Resolvers } from '../generated/resolverTypes'
import { partnerOf } from '../request/context'
import { setProductLinks } from './setProductLinks'

/** Stores' product links, which partners write. */
export const stores: Resolvers = {
  Mutation: {
    setProductLinks: (_parent, { links }, context) =>
      setProductLinks(context.services, partnerOf(context).partnerId, links),
  },
}
