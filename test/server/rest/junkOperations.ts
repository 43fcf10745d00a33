import * as fc from 'fast-check'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { typeDefs } from '../../../server/generated/typeDefs'
import { type JunkRequest, speaker } from './junkRequests'
import { junkJson } from './junkValues'

const schema = buildSchema(typeDefs)
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    kind: type?.name === 'Query' ? 'query' : 'mutation',
    field,
  })),
)

const TEXTS = [
  '',
  'x',
  '\u0000',
  '\ud800',
  'apple-pie-porridge',
  'cook@example.com',
  "'; DROP TABLE users; --",
  '😀'.repeat(80),
  'a'.repeat(6000),
  'YXBwbGUtcGllLXBvcnJpZGdl',
  '__proto__',
  'Vegan',
  'Quick',
  'https://x.example/',
  'javascript:alert(1)',
]

/** Values of an input type, most of the right type and at the edges of what is allowed. */
function valueOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type))
    return fc.oneof({ weight: 30, arbitrary: valueOf(type.ofType, depth) }, { weight: 1, arbitrary: fc.constant(null) })
  if (isListType(type)) return depth > 4 ? fc.constant([]) : fc.array(valueOf(type.ofType, depth + 1), { maxLength: 4 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type))
    return fc.record(
      Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, depth + 1)])),
      {
        requiredKeys: Object.values(type.getFields())
          .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
          .map(({ name }) => name),
      },
    )
  const scalars: Record<string, fc.Arbitrary<unknown>> = {
    Int: fc.constantFrom(0, 1, -1, 2, 10, 11, 100, 101, 2 ** 31 - 1, -(2 ** 31), 2 ** 31),
    Float: fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, -1, 1e308, 5e-324)),
    Boolean: fc.boolean(),
    Timestamp: fc.constantFrom(0, 1, Date.now(), 2 ** 53 - 1, -1, 8.64e15 + 1),
    JSONObject: fc.oneof(fc.constant({}), junkJson),
  }
  return scalars[type.toString()] ?? fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary' }))
}

const selections: Record<string, string> = {}

/** A selection of a field's plain parts. */
function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const type = schema.getType(field.type.toString().replace(/[[\]!]/g, ''))
  if (!type || !('getFields' in type)) return ''
  selections[type.name] ??= `{ __typename ${Object.values(type.getFields())
    .map(({ name, type: inner, args }) => {
      const below = schema.getType(inner.toString().replace(/[[\]!]/g, ''))
      return 'args' in { args } && args.length > 0
        ? ''
        : below && 'getFields' in below
          ? `${name} { __typename }`
          : name
    })
    .join(' ')} }`
  return selections[type.name] ?? ''
}

/** Those that work hard on purpose, to test a password: asked seldom, so that the others are asked often. */
const SLOW = ['logIn', 'signUp', 'changePassword', 'deleteAccount', 'resetPassword']
const anyField = fc.oneof(
  ...fields.map((one) => ({ weight: SLOW.includes(one.field.name) ? 1 : 10, arbitrary: fc.constant(one) })),
)

const known = anyField.chain(({ kind, field }) =>
  fc.record(Object.fromEntries(field.args.map((arg) => [arg.name, valueOf(arg.type)]))).map((variables) => {
    const head = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
    return {
      query: `${kind} ${head && `(${head})`} { ${field.name}${passed && `(${passed})`} ${selectionOf(field)} }`,
      variables,
    }
  }),
)

const TOKENS = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '!',
  '$',
  '@',
  '...',
  '|',
  '=',
  '&',
  'query',
  'mutation',
  'subscription',
  'fragment',
  'on',
  'meals',
  'nodes',
  'id',
  'Query',
  'Meal',
  '$x',
  '"',
  '"""',
  '\\u{110000}',
  '#',
  '1',
  '1e999',
  '-',
  'null',
  'true',
  '@skip(if: true)',
  '@include(if: $x)',
  '@auth',
  '__schema',
  '__type(name: "Query")',
  '__typename',
  'first: 100',
  '{ product { name } }',
]
const grammar = fc.array(fc.constantFrom(...TOKENS), { maxLength: 40 }).map((tokens) => ({ query: tokens.join(' ') }))

const body = fc.oneof(
  { weight: 8, arbitrary: known },
  { weight: 2, arbitrary: grammar },
  { weight: 1, arbitrary: fc.tuple(known, junkJson).map(([one, variables]) => ({ ...one, variables })) },
  {
    weight: 1,
    arbitrary: fc.record(
      { query: junkJson, variables: junkJson, operationName: junkJson, extensions: junkJson },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: junkJson },
)

/** A request to /graphql. */
export const junkGraphql: fc.Arbitrary<JunkRequest> = fc
  .record({
    body,
    as: speaker,
    accept: fc.constantFrom(
      '*/*',
      'application/json',
      'application/graphql-response+json',
      'text/html',
      'multipart/mixed',
      '',
    ),
  })
  .map(({ body, as, accept }) => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body) ?? '',
    as,
  }))
