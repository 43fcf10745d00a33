import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, concatAST, type DocumentNode, getOperationAST, isObjectType, Kind, parse, visit } from 'graphql'
import { LIMITS } from '../../../schema/limits'
import { typeDefs } from '../../../server/generated/typeDefs'
import { DOCUMENT_LIMITS } from '../../../server/graphql/documentLimits'
import { measure } from '../../../server/graphql/documentMetrics'

const schema = buildSchema(typeDefs)

/** The operations of a folder, each with the fragments that it spreads, also those of other folders. */
const documents = ['web', 'server/rest/operations', 'schema/examples'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => ({
      file: join(folder, path),
      document: parse(readFileSync(join(folder, path), 'utf8'), { noLocation: true }),
    })),
)
const fragments = new Map(
  documents.flatMap(({ document }) =>
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  ),
)

function withFragments(document: DocumentNode): DocumentNode {
  const found = new Map<string, DocumentNode>()
  const collect = (node: DocumentNode) =>
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value)
        if (!fragment || found.has(value)) return
        const added: DocumentNode = { kind: Kind.DOCUMENT, definitions: [fragment] }
        found.set(value, added)
        collect(added)
      },
    })
  collect(document)
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  return concatAST([{ kind: Kind.DOCUMENT, definitions: operations }, ...found.values()])
}

const operations = documents.flatMap(({ file, document }) =>
  document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? [
          [
            `${one.name?.value ?? ''} of ${file}`,
            { whole: withFragments(document), operation: one.name?.value },
          ] as const,
        ]
      : [],
  ),
)
const byName = new Map(operations)

test('the operations are found', () => expect(operations.length).toBeGreaterThan(50))

test.each([...byName.keys()])('%s costs less than half of what is allowed, and is not too deep', (name) => {
  const { whole, operation } = byName.get(name) ?? {}
  const found = whole && getOperationAST(whole, operation)
  if (!found) throw new Error(`There is no operation ${name}`)
  // The longest pages that can be asked for, and as many ids as `nodes` takes, or as the page asks for.
  const longest = name.startsWith('PlannedRecipes ') ? LIMITS.recipesPerCall : 100
  const variables = Object.fromEntries(
    (found.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, longest]),
  )
  const { cost, depth } = measure(schema, whole, found, variables)
  expect(cost).toBeLessThan(DOCUMENT_LIMITS.cost / 2)
  expect(depth).toBeLessThanOrEqual(DOCUMENT_LIMITS.depth)
})

test('every field with pages says so', () => {
  const silent = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter(
            ({ args, astNode }) =>
              args.some(({ name }) => name === 'first') &&
              !astNode?.directives?.some(({ name }) => name.value === 'listSize'),
          )
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  )
  expect(silent).toEqual([])
})

describe('the SDL of costs', () => {
  const priced = buildSchema(`
    directive @cost(weight: String!) on FIELD_DEFINITION
    directive @listSize(
      assumedSize: Int
      slicingArguments: [String!]
      sizedFields: [String!]
      requireOneSlicingArgument: Boolean = false
    ) on FIELD_DEFINITION
    type Query {
      all: [Thing!]! @listSize(assumedSize: 30)
      some: [Thing!]!
      named(ids: [ID!]!): [Thing]! @listSize(slicingArguments: ["ids"])
      page(first: Int! = 50): Page! @listSize(slicingArguments: ["first"], sizedFields: ["nodes"])
      heavy: Thing! @cost(weight: "20")
      number: Int @cost(weight: "7")
    }
    type Page {
      nodes: [Thing!]!
      others: [Thing!]!
    }
    type Thing {
      id: ID!
      parts: [Thing!]! @listSize(assumedSize: 3)
    }
  `)

  test.each([
    ['{ all { id } }', 30],
    ['{ all { parts { id } } }', 30 * (1 + 3)],
    ['{ some { id } }', 10],
    ['{ named(ids: ["a", "b"]) { id } }', 2],
    ['query ($ids: [ID!]!) { named(ids: $ids) { parts { id } } }', 5 * (1 + 3)],
    ['{ page { nodes { id } others { id } } }', 1 + 50 + 10],
    ['{ page(first: 3) { again: nodes { id } nodes { parts { id } } } }', 1 + 3 + 3 * (1 + 3)],
    ['{ heavy { id } number }', 20 + 1 + 7],
  ])('%s costs %d', (query, cost) => {
    const document = parse(query)
    const operation = getOperationAST(document)
    if (!operation) throw new Error('There is no operation')
    expect(measure(priced, document, operation, { ids: ['a', 'b', 'c', 'd', 'e'] }).cost).toBe(cost)
  })
})
