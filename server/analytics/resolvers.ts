import type { Resolvers } from '../generated/resolverTypes'
import { recordEvent } from './recordEvent'

export const analytics: Resolvers = {
  Mutation: {
    recordEvent: (_parent, { input }, { services, principal, ip }) =>
      recordEvent(services, { userId: principal.kind === 'user' ? principal.userId : null, ip }, input),
  },
}
