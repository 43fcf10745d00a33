import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { typeDefs } from '../generated/typeDefs'
import type { Services } from '../services'
import { withAuth } from './authDirective'
import { withRateLimit } from './rateLimit'
import { resolvers } from './resolvers'

/** The executable schema: every room's resolvers behind the permissions and limits that the SDL shows. */
export function createSchema(services: Pick<Services, 'redis' | 'config'>): GraphQLSchema {
  const plain = makeExecutableSchema({
    typeDefs,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  return withRateLimit(withAuth(plain), services)
}
