import type { ApolloServer } from '@apollo/server'
import type { GraphQLSchema } from 'graphql'
import type { z } from 'zod'
import { fieldCaller } from '../graphql/callField'
import { forbidden, outOfScope, unauthenticated } from '../platform/errors'
import type { Context } from '../request/context'
import { inTurn } from '../request/takeTurn'
import { restCalls } from './calls'
import { executeOperation } from './execute'
import { messagesOfIssues } from './fieldErrors'
import { idForNew } from './idForNew'
import { messages } from './messages'
import { permissionOfCall, rootFieldOf } from './permission'
import { type ReadyAnswer, type RestAnswer, type RestCall, RestFailure } from './RestCall'
import { refused } from './shapes'

/** What a caller sends for a call. */
export interface Sent {
  body: unknown
  query: unknown
  params: Record<string, string>
}

/**
 * Runs a call for a caller. `onReplayed` is called when it was done before, and is answered as it was then.
 * @throws RestFailure, and GraphQLError for a caller who is not let in.
 */
export type RunCall = (
  call: RestCall,
  context: Context,
  sent: Sent,
  onReplayed?: () => void,
) => Promise<RestAnswer | ReadyAnswer>

/** Runs calls of the adapter's table, whichever way they come. */
export function callRunner(schema: GraphQLSchema, apollo: ApolloServer<Context>): RunCall {
  const callField = fieldCaller(schema)
  const whoMay = new Map(restCalls.map((call) => [call, permissionOfCall(schema, call).who]))
  return async (call, context, { body, query, params }, onReplayed = () => {}) => {
    const { principal } = context
    const who = whoMay.get(call)
    if (who !== 'open' && principal.kind === 'anonymous') throw unauthenticated(undefined, principal.reason)
    if (who === 'user' && principal.kind === 'partner') throw forbidden()
    // The fields of the operation name any scope that writes, the call those that it takes (docs/product.md API-54).
    const { keyScopes = [] } = call
    if (principal.kind === 'key' && keyScopes.some((scope) => !principal.scopes.includes(scope)))
      throw outOfScope(`${call.method.toUpperCase()} ${call.path}`, keyScopes)
    return call.run({
      body: call.body ? checked(call.body, body ?? {}, call) : undefined,
      query: call.query && checked(call.query, query, call),
      params,
      execute: (variables) => executeOperation(apollo, context, call.operation, variables, onReplayed),
      executeOther: (document, variables) => executeOperation(apollo, context, document, variables, onReplayed),
      idForNew: () => idForNew(context, `${call.method} ${call.path}`),
      resolveRoot: (variables) =>
        inTurn(context, () => callField(rootFieldOf(call.operation).name, variables, context) as Promise<never>),
    })
  }
}

/** A body or query as its shape says. @throws RestFailure in the shape of the call's 400. */
function checked(shape: z.ZodType, given: unknown, { answers }: RestCall): unknown {
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const fields = messagesOfIssues(parsed.error.issues)
  const error = parsed.error.issues[0]?.message ?? messages.malformed
  if (answers[400]?.shape === refused) throw new RestFailure(400, { error, fields })
  const listed = answers[400]?.shape.safeParse(fields).success
  const sentence = Object.entries(fields)
    .map(([name, messages]) => `${name ? `${name}: ` : ''}${messages.join(' ')}`)
    .join(' ')
  throw new RestFailure(400, listed ? fields : { detail: sentence })
}
