import { ApolloServerErrorCode } from '@apollo/server/errors'
import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { LRUCache } from 'lru-cache'
import { FAILURE_CODES } from '../../schema/failureCodes'
import { badRequest } from '../platform/errors'
import { DOCUMENT_LIMITS, refuseBeyondLimits } from '../graphql/documentLimits'
import { measure } from '../graphql/documentMetrics'
import { messages } from './messages'

/** Characters of the documents that are known to be valid: there are a few, those of the pages. */
const MOST_KNOWN = 200_000
const knownDocuments = new WeakMap<GraphQLSchema, LRUCache<string, DocumentNode>>()

/**
 * Reads the operation that a client wants to run, by the rules that hold over HTTP.
 * @returns the operation, or the errors for which it is refused.
 */
export function readOperation(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): ExecutionArgs | readonly [GraphQLError, ...GraphQLError[]] {
  try {
    const document = documentOf(schema, query)
    if (!('kind' in document)) return document
    const operation = getOperationAST(document, operationName)
    if (!operation) return [badRequest(messages.noOperation)]
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return [badRequest(messages.onlySubscriptions)]
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {})
    const [wrong] = errors ?? []
    if (wrong) return [coded(wrong, FAILURE_CODES.badUserInput)]
    refuseBeyondLimits(measure(schema, document, operation, variables ?? {}))
    return { schema, document, operationName, variableValues: variables }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return [error.extensions.code === undefined ? coded(error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED) : error]
  }
}

/** The document of a text, read once while it is known; or why it does not hold by the schema. */
function documentOf(schema: GraphQLSchema, text: string): DocumentNode | readonly [GraphQLError, ...GraphQLError[]] {
  const known = knownDocuments.get(schema) ?? new LRUCache<string, DocumentNode>({ maxSize: MOST_KNOWN })
  knownDocuments.set(schema, known)
  const latest = known.get(text)
  if (latest) return latest
  const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens })
  const [first, ...more] = validate(schema, document)
  if (first) return [coded(first, invalid), ...more.map((error) => coded(error, invalid))]
  known.set(text, document, { size: text.length })
  return document
}

const invalid = ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED

function coded(error: GraphQLError, code: string): GraphQLError {
  const { message, nodes, source, positions, path } = error
  return new GraphQLError(message, { nodes, source, positions, path, extensions: { ...error.extensions, code } })
}
