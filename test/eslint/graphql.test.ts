import { Linter } from 'eslint'
import { graphqlLint } from '../../eslint/graphql'

const linter = new Linter()
const rulesBrokenBy = (filename: string, code: string) =>
  linter.verify(code, graphqlLint, filename).map(({ ruleId, message }) => ruleId?.split('/')[1] ?? message)

const field = (sdl: string) => `extend type Product {\n  ${sdl}\n}\n`
const deprecated = (reason: string) => field(`"Planted." old: Int @deprecated${reason}`)

describe('in the schema the linter finds', () => {
  it.each([
    ['a type without a description', 'enum Planted {\n  "A."\n  A\n}', 'require-description'],
    ['a field without a description', field('planted: Int'), 'require-description'],
    ['an argument without a description', field('"Planted." planted(first: Int): Int'), 'require-description'],
    ['an input without a description', '"A."\ninput Planted {\n  a: Int\n}', 'require-description'],
    ['a value without a description', '"A."\nenum Planted {\n  A\n}', 'require-description'],
    ['a field that is named unlike the others', field('"Planted." planted_field: Int'), 'naming-convention'],
    ['a type that does not exist', field('"Planted." planted: Nowhere'), 'known-type-names'],
    ['a deprecation without a reason', deprecated(''), 'deprecation-names-day'],
    ['a deprecation without a day', deprecated('(reason: "Use name.")'), 'deprecation-names-day'],
    [
      'a deprecation with an impossible day',
      deprecated('(reason: "Use name. Removed on 2027-02-30.")'),
      'deprecation-names-day',
    ],
    [
      'a deprecation that does not say what to use',
      deprecated('(reason: "Removed on 2027-11-23.")'),
      'deprecation-names-day',
    ],
  ])('%s', (_what, code, rule) => expect(rulesBrokenBy('schema/base.graphql', code)).toContain(rule))

  it('nothing in a field that is deprecated as it should be', () => {
    const reason = '(reason: "Use name. Removed on 2027-11-23.")'
    expect(rulesBrokenBy('schema/base.graphql', deprecated(reason))).toEqual([])
  })
})

describe('in operations the linter finds', () => {
  it.each([
    ['one without a name', '{\n  product {\n    name\n  }\n}', 'no-anonymous-operations'],
    ['a variable that is not used', 'query Planted($a: Int) {\n  product {\n    name\n  }\n}', 'no-unused-variables'],
    ['a fragment that is not used', 'fragment Planted on Product {\n  name\n}', 'no-unused-fragments'],
    ['a field that does not exist', 'query Planted {\n  product {\n    nowhere\n  }\n}', 'fields-on-correct-type'],
    [
      'a type that does not exist',
      'query Planted($a: Nowhere) {\n  dish(id: $a) {\n    id\n  }\n}',
      'known-type-names',
    ],
    ['a name unlike the others', 'query GetPlanted {\n  product {\n    name\n  }\n}', 'naming-convention'],
  ])('%s', (_what, code, rule) => {
    for (const folder of ['web/shopping', 'server/rest/operations'])
      expect(rulesBrokenBy(`${folder}/planted.graphql`, code)).toContain(rule)
  })
})
