import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { typeDefs } from '../../../server/generated/typeDefs'
import { breakingChanges } from '../../../server/graphql/breakingChanges'

const released = readFileSync('schema/released.graphql', 'utf8')

/** The released schema with one thing changed. */
function changed(from: string | RegExp, to: string): string {
  const schema = released.replace(from, to)
  if (schema === released) throw new Error(`The released schema has no ${from}`)
  return schema
}

it('keeps what was released', () => expect(breakingChanges(released, typeDefs)).toEqual([]))

it.each([
  [
    'a field that is gone',
    /\n {2}"{3}Names of all known meals[^\n]*\n {2}mealNames: [^\n]*/,
    '',
    'Query.mealNames was removed.',
  ],
  [
    'a field that may be null now',
    /(signs in with\."{3}\n {2}email: String)!/,
    '$1',
    'Viewer.email changed type from String! to String.',
  ],
  ['a type that is another', 'minutes: Int!', 'minutes: String!', 'changed type from Int! to String!'],
  [
    'a value that is gone',
    /\n {2}"""Morning."""\n {2}BREAKFAST/,
    '',
    'BREAKFAST was removed from enum type MealCategory.',
  ],
  [
    'an argument that is needed now',
    'mealBases(category: MealCategory!',
    'mealBases(store: ID!, category: MealCategory!',
    'A required arg store',
  ],
  ['a default that is gone', 'first: Int! = 50', 'first: Int!', 'Query.dishes arg first defaultValue was removed.'],
  ['fewer who may call', /(viewer: Viewer! @auth\(as: \[)USER/, '$1PARTNER', 'Query.viewer no longer answers USER.'],
  [
    'a scope that was not asked for',
    /(setProductLinks[^\n]*)scope: LINKS_WRITE/,
    '$1scope: MEALS_READ',
    'Mutation.setProductLinks asks keys for the scope MEALS_READ',
  ],
  ['fewer calls', /(viewer: Viewer! @auth[^\n]*limit: )600/, '$1599', 'Query.viewer may be called less often'],
])('notices %s', (_what, from, to, words) => {
  expect(breakingChanges(released, changed(from, to)).join('\n')).toContain(words)
})

it.each([
  ['a field beside', /\n {2}ping: Boolean!/, '\n  pong: Boolean! @auth(as: [ANYONE])\n  ping: Boolean!'],
  [
    'an argument that may be left out',
    'mealBases(category: MealCategory!',
    'mealBases(store: ID, category: MealCategory!',
  ],
  ['more who may call', /(viewer: Viewer! @auth\(as: \[)USER/, '$1USER, PARTNER'],
  [
    'keys of a scope on what was for people',
    /(viewer: Viewer! @auth\(as: \[)USER\]/,
    '$1USER, PARTNER], scope: MEALS_READ',
  ],
  ['more calls', /(viewer: Viewer! @auth[^\n]*limit: )600/, '$1900'],
])('lets %s pass', (_what, from, to) => expect(breakingChanges(released, changed(from, to))).toEqual([]))

it('is a command that validate runs', () => {
  expect(readFileSync('scripts/validate.mjs', 'utf8')).toContain('scripts/checkContract.ts')
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/checkContract.ts'],
    { encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([0, ''])
})

/** The directives of the released schema, with the enums of their arguments. */
const directives = [
  ...released.matchAll(/^(?:directive @(?:auth|rateLimit)|enum (?:Principal|PartnerScope))[\s\S]*?(?=\n\n)/gm),
].join('\n')

it('guards subscriptions like queries and mutations', () => {
  const withField = (rules: string) =>
    `schema { query: Query subscription: Subscription }
    ${directives}
    type Query { one: Int }
    type Subscription { changed: String! ${rules} }`
  const before = withField('@auth(as: [USER, PARTNER], scope: MEALS_READ) @rateLimit(limit: 60, duration: 60)')
  expect(breakingChanges(before, before)).toEqual([])
  expect(breakingChanges(before, withField('@auth(as: [USER]) @rateLimit(limit: 30, duration: 60)'))).toEqual([
    'Subscription.changed no longer answers PARTNER.',
    'Subscription.changed may be called less often than before.',
  ])
})
