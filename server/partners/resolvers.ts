import type { Resolvers } from '../generated/resolverTypes'
import { setProductLinks } from './setProductLinks'

/** What partners may write. */
export const partners: Resolvers = {
  Mutation: {
    setProductLinks: (_parent, { links }, { services }) => setProductLinks(services, links),
  },
}
