import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { typeDefs } from '../generated/typeDefs'
import type { Services } from '../platform/services'
import { withAuth } from './authDirective'
import { withGlobalIds } from './globalIds'
import { absentFields } from './keyScopes'
import { withKeptFields } from './keptFields'
import { withMarkedResolvers } from './markedResolvers'
import { withoutOperationIds } from './operationIds'
import { withRateLimit } from './rateLimit'
import { resolvers } from './resolvers'
import { withSecretFields } from './secretFields'

/**
 * The executable schema: every feature's resolvers, guarded by the `@auth` and `@rateLimit` of the SDL and by the scopes of
 * people's keys.
 */
export function createSchema(services: Pick<Services, 'redis' | 'config'>): GraphQLSchema {
  const plain = makeExecutableSchema({
    typeDefs,
    resolvers,
    inheritResolversFromInterfaces: true,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  const absent = absentFields(plain)
  if (absent.length > 0) throw new Error(`Scopes open fields that are not there: ${absent.join(', ')}`)
  return guarded(plain, services)
}

/** The schema with its `@auth` and `@rateLimit` enforced. @throws Error listing the root fields without `@auth`. */
export function guarded(plain: GraphQLSchema, services: Pick<Services, 'redis' | 'config'>): GraphQLSchema {
  const answering = withMarkedResolvers(withSecretFields(withoutOperationIds(withGlobalIds(plain))))
  return withKeptFields(withRateLimit(withAuth(answering), services))
}
