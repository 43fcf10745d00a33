import type { ApolloServerPlugin } from '@apollo/server'
import type { GraphQLSchema } from 'graphql'
import { badRequest, unauthenticated } from '../errors'
import type { Context } from './context'
import { type DocumentMetrics, measure } from './documentMetrics'

/** What one operation may ask for at the most (safety: G1). Tokens are counted by the parser. */
export const DOCUMENT_LIMITS = { tokens: 1000, depth: 8, aliases: 15, cost: 10_000, rootFields: 5, credentialMutations: 1 } as const

/** Mutations that test a password, a key or an address: several in one operation would be a way around their limits. */
const CREDENTIAL_MUTATIONS = new Set([
  'logIn', 'signUp', 'confirmEmail', 'requestPasswordReset', 'resetPassword', 'changePassword', 'deleteAccount', 'refreshSession',
])

/**
 * Refuses an operation that is too demanding with 400 before anything runs. Where `schemaNeedsCredential`, strangers may
 * not read the schema through it. Partners are told what an operation cost in `extensions.cost`.
 */
export function documentLimits(
  schema: GraphQLSchema,
  { schemaNeedsCredential }: { schemaNeedsCredential: boolean },
): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      let metrics: DocumentMetrics | null = null
      return {
        didResolveOperation: async ({ document, operation, request, contextValue }) => {
          if (!operation) return
          metrics = measure(schema, document, operation, request.variables ?? {})
          if (schemaNeedsCredential && contextValue.principal.kind === 'anonymous' && metrics.rootFields.some(readsSchema))
            throw unauthenticated('Send a token or a partner key to read the schema.')
          const problem = problemOf(metrics)
          if (problem) throw badRequest(problem)
        },
        willSendResponse: async ({ response, contextValue }) => {
          if (contextValue.principal?.kind !== 'partner' || !metrics || response.body.kind !== 'single') return
          const { singleResult } = response.body
          singleResult.extensions = { ...singleResult.extensions, cost: { requested: metrics.cost, limit: DOCUMENT_LIMITS.cost } }
        },
      }
    },
  }
}

const readsSchema = (name: string): boolean => name === '__schema' || name === '__type'

function problemOf({ depth, aliases, cost, rootFields }: DocumentMetrics): string | null {
  const credentials = rootFields.filter((name) => CREDENTIAL_MUTATIONS.has(name)).length
  if (depth > DOCUMENT_LIMITS.depth) return `The operation is ${depth} levels deep; ${DOCUMENT_LIMITS.depth} are allowed.`
  if (aliases > DOCUMENT_LIMITS.aliases) return `The operation has ${aliases} aliases; ${DOCUMENT_LIMITS.aliases} are allowed.`
  if (rootFields.length > DOCUMENT_LIMITS.rootFields)
    return `The operation has ${rootFields.length} root fields; ${DOCUMENT_LIMITS.rootFields} are allowed.`
  if (credentials > DOCUMENT_LIMITS.credentialMutations) return 'Only one mutation about passwords, keys or sessions is allowed in an operation.'
  if (cost > DOCUMENT_LIMITS.cost) return `The operation costs ${cost}; ${DOCUMENT_LIMITS.cost} are allowed. Ask for fewer items or fewer lists in them.`
  return null
}
