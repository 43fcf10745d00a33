import { GraphQLError, GraphQLScalarType, type ValueNode, valueFromASTUntyped } from 'graphql'
import { isDay } from '../../schema/isDay'
import { LIMITS } from '../../schema/limits'
import { FAILURE_CODES } from '../../schema/failureCodes'
import { messages } from './messages'

/** Without a status: graphql-js reports a wrong variable as 400 itself. */
const wrong = (message: string) => new GraphQLError(message, { extensions: { code: FAILURE_CODES.badUserInput } })

function toTimestamp(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw wrong(messages.timestampExpected)
  return value
}

function toObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(messages.objectExpected)
  return value as Record<string, unknown>
}

function toDay(value: unknown): string {
  if (typeof value !== 'string' || !isDay(value)) throw wrong(messages.dayExpected)
  return value
}

function toAddress(value: unknown): string {
  const isAddress = typeof value === 'string' && value.length <= LIMITS.addressLength && /^https?:\/\//i.test(value)
  if (!isAddress || !URL.canParse(value)) throw wrong(messages.addressExpected)
  return value
}

export const scalars = {
  Date: textScalar('Date', toDay),
  URL: textScalar('URL', toAddress),
  Timestamp: new GraphQLScalarType({
    name: 'Timestamp',
    serialize: toTimestamp,
    parseValue: toTimestamp,
    parseLiteral: (node: ValueNode) => toTimestamp(valueFromASTUntyped(node)),
  }),
  JSONObject: new GraphQLScalarType({
    name: 'JSONObject',
    serialize: toObject,
    parseValue: toObject,
    parseLiteral: (node, variables) => toObject(valueFromASTUntyped(node, variables)),
  }),
}

function textScalar(name: string, read: (value: unknown) => string): GraphQLScalarType<string, string> {
  return new GraphQLScalarType({
    name,
    serialize: read,
    parseValue: read,
    parseLiteral: (node: ValueNode) => read(valueFromASTUntyped(node)),
  })
}
