import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  GraphQLID,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { typeDefs } from '../../../server/generated/typeDefs'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'

const app = givenApp()
const BROKEN = 'a\u0000b'
const SCALARS: Record<string, unknown> = { ID: BROKEN, Int: 1, Float: 1, Boolean: true, Date: '2026-12-01' }
const schema = buildSchema(typeDefs)

type Input = GraphQLArgument | GraphQLInputField

/** Whether a value of a type may hold an id, in whatever depth. */
function holdsId(type: GraphQLInputType, within: ReadonlySet<unknown> = new Set()): boolean {
  const named = getNamedType(type)
  if (named === GraphQLID) return true
  if (!isInputObjectType(named) || within.has(named)) return false
  return Object.values(named.getFields()).some((field) => holdsId(field.type, new Set([...within, named])))
}

/** Values of a type in which every id is broken; several where one of several fields is to be given. */
function valuesOf(type: GraphQLInputType, depth = 0): unknown[] {
  const plain = getNullableType(type)
  if (isListType(plain)) return valuesOf(plain.ofType, depth).map((value) => [value])
  if (isEnumType(plain)) return [plain.getValues()[0]?.name]
  if (!isInputObjectType(plain)) return [SCALARS[plain.name] ?? 'x']
  const fields = Object.values(plain.getFields())
  if (plain.isOneOf)
    return fields
      .filter((field) => holdsId(field.type))
      .flatMap((field) => valuesOf(field.type, depth + 1).map((value) => ({ [field.name]: value })))
  return fieldsOf(fields, depth)
}

function fieldsOf(fields: readonly Input[], depth: number): Record<string, unknown>[] {
  const given = fields.filter(({ type }) => isNonNullType(type) || (holdsId(type) && depth < 3))
  const values = given.map(({ type }) => valuesOf(type, depth + 1))
  const most = Math.max(1, ...values.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(given.map(({ name }, index) => [name, values[index]?.[at % (values[index]?.length ?? 1)]])),
  )
}

const withIds = (fields: Record<string, GraphQLField<unknown, unknown>>) =>
  Object.values(fields).filter(({ args }) => args.some(({ type }) => holdsId(type)))

function documentOf(kind: string, { name, type, args }: GraphQLField<unknown, unknown>): string {
  const heads = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  return `${kind} (${heads}) { ${name}(${given}) ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'} }`
}

const calls = [
  ...withIds(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: 'query', field })),
  ...withIds(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: 'mutation', field })),
]

test('an id with NUL, which no database takes, names nothing and fails no call', async () => {
  const { token } = await signUpAndIn(app)
  const failed: string[] = []
  for (const { kind, field } of calls)
    for (const variables of fieldsOf(field.args, 0)) {
      const answer = await app.graphql(documentOf(kind, field), variables, token)
      if (JSON.stringify(answer).includes('INTERNAL_SERVER_ERROR')) failed.push(field.name)
    }
  expect(calls.length).toBeGreaterThan(40)
  expect(failed).toEqual([])
})
