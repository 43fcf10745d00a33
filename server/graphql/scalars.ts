import { GraphQLError, GraphQLScalarType, type ValueNode, valueFromASTUntyped } from 'graphql'

const wrong = (what: string) => new GraphQLError(`${what} is expected.`, { extensions: { code: 'BAD_USER_INPUT' } })

function toTimestamp(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw wrong('A whole number of milliseconds since 1970')
  return value
}

function toObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('A JSON object')
  return value as Record<string, unknown>
}

/** Resolvers of the schema's own scalars. */
export const scalars = {
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
