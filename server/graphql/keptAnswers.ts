import { type ApolloServerPlugin, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server'
import {
  getArgumentValues,
  getVariableValues,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql'
import { hash } from 'node:crypto'
import { keptBodies } from '../http/KeptBodies'
import type { PackedBody } from '../http/PackedBody'
import type { Context } from '../request/context'
import { followsFromRoots, isKept, type Outcome, resolvedAhead } from './keptFields'

/** A call whose answer is kept or may be kept once it is made. */
interface Keepable {
  root: object
  operation: string
  body: PackedBody | undefined
}

/** By the request as Apollo Server was given it. It has a copy of the context. */
const calls = new WeakMap<HTTPGraphQLRequest, Keepable>()

/**
 * Answers queries for one kept field from what is kept (docs/decisions/0045-kept-answers.md). The field is resolved as before,
 * with its permission, limit and errors; only the walk through what it returned is saved.
 */
export function keptAnswers(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ document, operation, operationName, queryHash, request, contextValue }) => {
        // Operations in process, as those of REST, are answered with data and not with bytes. One that could not be chosen
        // is missing here, whatever its type says.
        if (!request.http || !(operation as OperationDefinitionNode | undefined)) return null
        // What a person's key may read is decided by the whole operation, which the walk below the field is part of.
        if (contextValue.principal.kind === 'key') return null
        const field = fieldOf(schema, operation, request.variables ?? {})
        if (!field || !followsFromRoots(schema, document)) return null
        const outcome = await settle(field, contextValue, schema)
        resolvedAhead(contextValue, outcome)
        if (!('value' in outcome) || typeof outcome.value !== 'object' || outcome.value === null) return null
        // Partners also get the operation's cost, which follows from the operation. Ids have the form that is asked for.
        const asked = [
          contextValue.principal.kind,
          contextValue.graphIds,
          queryHash,
          operationName,
          request.variables ?? {},
        ]
        const key = hash('sha256', JSON.stringify(asked), 'base64')
        const body = keptBodies.find(outcome.value, key)
        calls.set(request.http, { root: outcome.value, operation: key, body })
        if (!body) return null
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: 'single', singleResult: { data: {} } },
        }
      },
      willSendResponse: async ({ errors = [], request: { http } }) => {
        if (http && errors.length > 0) calls.delete(http)
      },
    }),
  }
}

/** The body that is kept for a call; undefined where its answer had to be made. */
export const keptBodyOf = (request: HTTPGraphQLRequest): PackedBody | undefined => calls.get(request)?.body

/** Keeps a made answer if its call is one of those whose answers are kept. */
export function keepBody(request: HTTPGraphQLRequest, make: () => PackedBody): void {
  const call = calls.get(request)
  if (call) keptBodies.keep(call.root, call.operation, make)
}

interface Asked {
  field: GraphQLField<unknown, Context>
  args: Record<string, unknown>
}

/** The kept field that is all an operation asks for, with its arguments; null for every other operation. */
function fieldOf(
  schema: GraphQLSchema,
  { operation, selectionSet, variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Asked | null {
  const [node, ...others] = selectionSet.selections
  if (operation !== 'query' || node?.kind !== Kind.FIELD || others.length > 0 || node.directives?.length) return null
  const field = schema.getQueryType()?.getFields()[node.name.value]
  if (!field || !isKept(field)) return null
  const { coerced } = getVariableValues(schema, variableDefinitions, variables)
  try {
    return coerced ? { field, args: getArgumentValues(field, node, coerced) } : null
  } catch {
    // The execution says what is wrong with them.
    return null
  }
}

async function settle({ field, args }: Asked, context: Context, schema: GraphQLSchema): Promise<Outcome> {
  const info = { fieldName: field.name, parentType: schema.getQueryType(), schema, returnType: field.type }
  try {
    return { value: await field.resolve?.(undefined, args, context, info as GraphQLResolveInfo) }
  } catch (error) {
    return { error }
  }
}
