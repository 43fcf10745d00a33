import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { graphqlProblems } from '../../scripts/graphqlProblems'

const root = mkdtempSync(join(tmpdir(), 'mealwright-graphql-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
beforeEach(() => {
  cpSync('schema', join(root, 'schema'), { recursive: true })
  mkdirSync(join(root, 'web', 'shopping'), { recursive: true })
  writeFileSync(join(root, 'web', 'shopping', 'list.graphql'), 'query List { x }\n')
})

/** Adds a line at the end of a schema file. @returns the line's number. */
function append(file: string, line: string): number {
  const text = readFileSync(join(root, file), 'utf8').trimEnd()
  writeFileSync(join(root, file), `${text}\n${line}\n`)
  return text.split('\n').length + 1
}

it('finds nothing in the schema as it is', () => {
  expect(graphqlProblems(root)).toEqual([])
  expect(graphqlProblems()).toEqual([])
})

it('names file, line and column of a syntax error in the schema and in an operation', () => {
  const line = append('schema/shopping.graphql', 'type Broken { x: }')
  writeFileSync(join(root, 'web', 'shopping', 'list.graphql'), 'query List {\n  x {\n')
  expect(graphqlProblems(root)).toEqual([
    `schema/shopping.graphql:${line}:18 Syntax Error: Expected Name, found "}".`,
    'web/shopping/list.graphql:3:1 Syntax Error: Expected Name, found <EOF>.',
  ])
})

it('names file, line and column of a schema that does not fit together', () => {
  const line = append('schema/shopping.graphql', 'type Broken { x: Nowhere }')
  expect(graphqlProblems(root)).toEqual([
    expect.stringMatching(new RegExp(`^schema/shopping\\.graphql:${line}:18 Unknown type "Nowhere"\\.`)),
  ])
})

it.each(['Query', 'Mutation', 'Subscription'])('names file, line and column of a field of %s without @auth', (type) => {
  const line = append('schema/shopping.graphql', `extend type ${type} {\n  "Planted."\n  planted: Int\n}`)
  expect(graphqlProblems(root)).toEqual([
    `schema/shopping.graphql:${line + 2}:3 ${type}.planted lacks @auth: say who may call it`,
  ])
})
