import { makeExecutableSchema } from '@graphql-tools/schema'
import { mapSchema } from '@graphql-tools/utils'
import type { GraphQLSchema } from 'graphql'
import { typeDefs } from '../generated/typeDefs'
import type { Services } from '../platform/services'
import { withAuth } from './authDirective'
import { withCountedCommits } from './countedCommits'
import { withGlobalIds } from './globalIds'
import { absentFields } from './keyScopes'
import { keptFields } from './keptFields'
import { withMarkedResolvers } from './markedResolvers'
import { withoutOperationIds } from './operationIds'
import { swappedPlaces, withRateLimit } from './rateLimit'
import { resolvers } from './resolvers'
import { withSecretFields } from './secretFields'

/** What does not depend on the services: it is the same for all applications of a process, and made for the first. */
let shared: GraphQLSchema | null = null

/**
 * The executable schema: every feature's resolvers, guarded by the `@auth` and `@rateLimit` of the SDL and by the scopes of
 * people's keys.
 */
export function createSchema(services: Pick<Services, 'redis' | 'config'>): GraphQLSchema {
  shared ??= restricted(
    makeExecutableSchema({
      typeDefs,
      resolvers,
      inheritResolversFromInterfaces: true,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  )
  return counted(shared, services)
}

/** The schema with its `@auth` and `@rateLimit` enforced. @throws Error listing the root fields without `@auth`. */
export const guarded = (schema: GraphQLSchema, services: Pick<Services, 'redis' | 'config'>): GraphQLSchema =>
  counted(restricted(schema), services)

/** The schema with its `@auth` enforced, and `swappedPlaces` in it. @throws Error listing the root fields without it, or the fields that scopes open and that are not there. */
function restricted(schema: GraphQLSchema): GraphQLSchema {
  const absent = absentFields(schema)
  if (absent.length > 0) throw new Error(`Scopes open fields that are not there: ${absent.join(', ')}`)
  const marked = withMarkedResolvers(withCountedCommits(withSecretFields(withoutOperationIds(withGlobalIds(schema)))))
  return mapSchema(withAuth(marked), swappedPlaces)
}

/** Such a schema with its `@rateLimit` enforced, places swapped back, and with what keeps answers. */
const counted = (schema: GraphQLSchema, services: Pick<Services, 'redis' | 'config'>): GraphQLSchema =>
  mapSchema(withRateLimit(schema, services), { ...swappedPlaces, ...keptFields })
