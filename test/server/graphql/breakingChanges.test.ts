import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { typeDefs } from '../../../server/generated/typeDefs'
import { breakingChanges } from '../../../server/graphql/breakingChanges'

const TODAY = '2026-11-23'
const released = readFileSync('schema/released.graphql', 'utf8')

/** The released schema with one thing changed. */
function changed(from: string | RegExp, to: string): string {
  const schema = released.replace(from, to)
  if (schema === released) throw new Error(`The released schema has no ${from}`)
  return schema
}

it('keeps what was released', () => expect(breakingChanges(released, typeDefs, TODAY)).toEqual([]))

it.each([
  ['a field that is gone', /\n {2}"{3}[^"]*"{3}\n {2}mealNames: [^\n]*/, '', 'Query.mealNames was removed.'],
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
  ['an argument that is needed now', 'mealBases(', 'mealBases(store: ID!, ', 'A required arg store'],
  ['a default that is gone', 'first: Int! = 50', 'first: Int!', 'Query.dishes arg first defaultValue was removed.'],
  ['fewer who may call', /(viewer: Viewer! @auth\(as: \[)USER/, '$1PARTNER', 'Query.viewer no longer answers USER.'],
  [
    'a scope that was not asked for',
    /(setProductLinks\([^)]*\)[^\n]*)scope: LINKS_WRITE/,
    '$1scope: MEALS_READ',
    'Mutation.setProductLinks asks keys for the scope MEALS_READ',
  ],
  ['fewer calls', /(viewer: Viewer! @auth[^\n]*limit: )600/, '$1599', 'Query.viewer may be called less often'],
])('notices %s', (_what, from, to, words) => {
  expect(breakingChanges(released, changed(from, to), TODAY).join('\n')).toContain(words)
})

it.each([
  ['a field beside', /\n {2}ping: Boolean!/, '\n  pong: Boolean! @auth(as: [ANYONE])\n  ping: Boolean!'],
  ['an argument that may be left out', 'mealBases(', 'mealBases(store: ID, '],
  ['more who may call', /(viewer: Viewer! @auth\(as: \[)USER/, '$1USER, PARTNER'],
  [
    'keys of a scope on what was for people',
    /(viewer: Viewer! @auth\(as: \[)USER\]/,
    '$1USER, PARTNER], scope: MEALS_READ',
  ],
  ['more calls', /(viewer: Viewer! @auth[^\n]*limit: )600/, '$1900'],
])('lets %s pass', (_what, from, to) => expect(breakingChanges(released, changed(from, to), TODAY)).toEqual([]))

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
  expect(breakingChanges(before, before, TODAY)).toEqual([])
  expect(breakingChanges(before, withField('@auth(as: [USER]) @rateLimit(limit: 30, duration: 60)'), TODAY)).toEqual([
    'Subscription.changed no longer answers PARTNER.',
    'Subscription.changed may be called less often than before.',
  ])
})

describe('deprecations', () => {
  const schema = (fields: string, more = '') => `type Query { one: Int ${fields} } ${more}`
  const OLD = 'type Old { value: Int }'
  const deprecated = '@deprecated(reason: "Use one. Removed on 2027-11-23.")'
  const before = schema(`old: Old ${deprecated} kind: Kind`, `${OLD} enum Kind { NEW GONE ${deprecated} }`)
  const without = schema('kind: Kind', 'enum Kind { NEW }')

  it('hold what they mark until the day that they name, with the types that are reached by it alone', () => {
    expect(breakingChanges(before, without, '2027-11-22').sort()).toEqual([
      'GONE was removed from enum type Kind.',
      'Old was removed.',
      'Query.old was removed.',
    ])
    expect(breakingChanges(before, without, '2027-11-23')).toEqual([])
  })

  it('are for nothing else', () => {
    const alsoOther = before.replace('one: Int', 'one: Int other: Old')
    expect(breakingChanges(alsoOther, without, '2027-11-23').sort()).toEqual([
      'Old was removed.',
      'Query.other was removed.',
    ])
  })

  it('say what to use and from which day on it is gone, and do not move that day forward', () => {
    for (const reason of [
      'No longer supported',
      'Use one.',
      'Use one. Removed on 2027-02-30.',
      'Removed on 2027-11-23.',
    ])
      expect(breakingChanges(schema(''), schema(`old: Int @deprecated(reason: "${reason}")`), TODAY)).toEqual([
        'Query.old is deprecated for a reason that is not "Use x. Removed on YYYY-MM-DD.".',
      ])
    expect(breakingChanges(before, before.replaceAll('2027-11-23', '2027-11-22'), TODAY)).toEqual([
      'Query.old is to be removed on 2027-11-22, before 2027-11-23 as promised.',
      'Kind.GONE is to be removed on 2027-11-22, before 2027-11-23 as promised.',
    ])
    expect(breakingChanges(before, before.replaceAll('2027-11-23', '2028-01-01'), TODAY)).toEqual([])
  })
})
