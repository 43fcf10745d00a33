import type { Resolvers } from '../generated/resolverTypes'
import { setProductLinks } from './setProductLinks'

/** Stores' product links, which partners write. */
export const stores: Resolvers = {
  Mutation: {
    setProductLinks: (_parent, { links }, { services }) => setProductLinks(services, links),
  },
}
