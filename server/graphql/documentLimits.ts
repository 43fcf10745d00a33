import type { ApolloServerPlugin } from '@apollo/server'
import type { GraphQLSchema } from 'graphql'
import { badRequest, tooLarge, unauthenticated } from '../platform/errors'
import { BODY_LIMIT, type Context } from '../request/context'
import { type DocumentMetrics, measure } from './documentMetrics'
import { messages } from './messages'

/** Limits of one operation (docs/product.md SEC-5). Tokens are counted by the parser. */
export const DOCUMENT_LIMITS = {
  tokens: 1000,
  depth: 12,
  aliases: 15,
  cost: 20_000,
  rootFields: 5,
  credentialMutations: 1,
} as const

/** Mutations that test a password, a key or an address: several in one operation would evade their rate limits. */
export const CREDENTIAL_MUTATIONS: ReadonlySet<string> = new Set([
  'logIn',
  'signUp',
  'confirmEmail',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'deleteAccount',
  'refreshSession',
  'acceptInvitation',
  'makePersonalKey',
  'signInByPasskey',
  'beginPasskey',
  'removePasskey',
  'removePassword',
  'proveByPassword',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
])

/**
 * Refuses an operation beyond the limits with 400 before it runs. With `schemaNeedsCredential`, anonymous callers may not
 * introspect the schema. Callers with a key get the operation's cost in `extensions.cost`.
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
          if (
            schemaNeedsCredential &&
            contextValue.principal.kind === 'anonymous' &&
            metrics.rootFields.some(readsSchema)
          )
            throw unauthenticated(messages.needsCredential)
          refuseBeyondLimits(metrics)
          if (contextValue.bodyLength > BODY_LIMIT && metrics.rootFields.some((name) => name !== 'readDish'))
            throw tooLarge(messages.tooLarge)
        },
        willSendResponse: async ({ response, contextValue }) => {
          const isProgram = ['partner', 'key'].includes(contextValue.principal?.kind)
          if (!isProgram || !metrics || response.body.kind !== 'single') return
          const { singleResult } = response.body
          singleResult.extensions = {
            ...singleResult.extensions,
            cost: { requested: metrics.cost, limit: DOCUMENT_LIMITS.cost },
          }
        },
      }
    },
  }
}

const readsSchema = (name: string): boolean => name === '__schema' || name === '__type'

/** @throws GraphQLError BAD_USER_INPUT (400) for an operation beyond the limits (docs/product.md SEC-5). */
export function refuseBeyondLimits(metrics: DocumentMetrics): void {
  const problem = problemOf(metrics)
  if (problem) throw badRequest(problem)
}

function problemOf({ depth, aliases, cost, rootFields }: DocumentMetrics): string | null {
  const credentials = rootFields.filter((name) => CREDENTIAL_MUTATIONS.has(name)).length
  if (depth > DOCUMENT_LIMITS.depth) return messages.tooDeep({ depth, max: DOCUMENT_LIMITS.depth })
  if (aliases > DOCUMENT_LIMITS.aliases) return messages.tooManyAliases({ aliases, max: DOCUMENT_LIMITS.aliases })
  if (rootFields.length > DOCUMENT_LIMITS.rootFields)
    return messages.tooManyRootFields({ fields: rootFields.length, max: DOCUMENT_LIMITS.rootFields })
  if (credentials > DOCUMENT_LIMITS.credentialMutations) return messages.oneCredentialMutation
  if (cost > DOCUMENT_LIMITS.cost) return messages.tooCostly({ cost, max: DOCUMENT_LIMITS.cost })
  return null
}
