import { getIntrospectionQuery, Lexer, Source, TokenKind } from 'graphql'
import { givenApp } from '../../support/givenApp'
import { partnerKey } from '../../support/principals'

const app = givenApp()
let key: string

beforeAll(async () => {
  key = await partnerKey(app, 'MEALS_READ')
})

function tokensIn(query: string): number {
  const lexer = new Lexer(new Source(query))
  let count = 0
  while (lexer.advance().kind !== TokenKind.EOF) count += 1
  return count
}

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')

async function passes(query: string, variables: object = {}): Promise<void> {
  const { status, errors } = await app.graphql(query, variables, key)
  expect({ status, errors }).toEqual({ status: 200, errors: undefined })
}

/** Refused with 400 before anything ran, for the reason given. */
async function refused(query: string, reason: RegExp, variables: object = {}): Promise<void> {
  const { status, data, errors } = await app.graphql(query, variables, key)
  expect({ status, data, message: errors?.[0]?.message }).toEqual({
    status: 400,
    data: undefined,
    message: expect.stringMatching(reason),
  })
}

describe('tokens', () => {
  const document = (tokens: number) =>
    `{ meals(first: 1, filter: { tags: [${repeat(tokens - 19, () => '"quick"')}] }) { totalCount } }`

  it('pass at 1,000 and not at 1,001', async () => {
    expect(tokensIn(document(1000))).toBe(1000)
    await passes(document(1000))
    await refused(document(1001), /more tha. 1000 tokens/)
  })
})

describe('depth', () => {
  const deep = (inmost: string) =>
    `meals(first: 1) { nodes { ingredients { ingredient { swaps { to { swaps { to { swaps { to { swaps { ${inmost} } } } } } } } } } } }`
  const TWELVE = 'note'
  const THIRTEEN = 'to { name }'

  it('passes at 12 and not at 13', async () => {
    await passes(`{ ${deep(TWELVE)} }`)
    await refused(`{ ${deep(THIRTEEN)} }`, /^The operation is 13 levels deep/)
  })

  it('is the same through fragments, nested ones and inline ones', async () => {
    const through = (inmost: string) => `{ meals(first: 1) { nodes { ...A } } }
      fragment A on Meal { ingredients { ... on MealIngredient { ingredient { ...B } } } }
      fragment B on Ingredient { swaps { to { swaps { to { ...C } } } } }
      fragment C on Ingredient { swaps { ... { to { swaps { ${inmost} } } } } }`
    await passes(through(TWELVE))
    await refused(through(THIRTEEN), /13 levels deep/)
  })

  it('lets the usual tools read the schema', () => passes(getIntrospectionQuery()))
})

describe('aliases', () => {
  it('pass at 15 and not at 16', async () => {
    const document = (count: number) => `{ product { ${repeat(count, (index) => `a${index}: name`)} } }`
    await passes(document(15))
    await refused(document(16), /^The operation has 16 aliases/)
  })

  it('of a fragment count wherever it is spread', async () => {
    const document = (spreads: number) =>
      `{ meals(first: 1) { ${repeat(spreads, () => 'nodes { ...F }')} } } fragment F on Meal { ${repeat(5, (index) => `b${index}: name`)} }`
    await passes(document(3))
    await refused(document(4), /20 aliases/)
  })

  it('count when they repeat what the schema says of itself', () =>
    refused(`{ __schema { ${repeat(16, (index) => `t${index}: types { name }`)} } }`, /16 aliases/))
})

describe('cost', () => {
  // An ingredient counts as one with five swaps, a meal as one with ten ingredients: 1 + 10 (1 + 1 + 5 · 3) = 171.
  const swaps = 'nodes { ingredients { ingredient { swaps { from { name } to { name } } } } }'
  const document = (last: number) =>
    `{ a: meals(first: 100) { ${swaps} } b: meals(first: 16) { ${swaps} }
       c: meals(first: 100) { nodes { id } } d: meals(first: ${last}) { nodes { id } } }`

  it('passes at 20,000 and not at 20,001', async () => {
    await passes(document(60))
    await refused(document(61), /^The operation costs 20001/)
  })

  it('is reckoned from variables and from the default of `first`', async () => {
    const query =
      'query ($n: Int!) { meals(first: $n) { nodes { ingredients { ingredient { swaps { from { swaps { note } } } } } } } }'
    await passes(query, { n: 53 })
    await refused(query, /costs 37101/, { n: 100 })
    const { data, errors } = await app.graphql('{ meals { nodes { id } } }', {}, key)
    expect([data, errors]).toEqual([expect.anything(), undefined])
  })

  it.each([
    ['{ meals(first: 10) { nodes { id } } }', 11],
    // What comes once with a page is not multiplied by its length.
    ['{ meals(first: 100) { pageInfo { hasNextPage } } }', 2],
    [
      '{ meals(first: 100) { ...Page } } fragment Page on MealConnection { pageInfo { hasNextPage } edges { node { ingredients { unit } } } }',
      1 + 1 + 100 * (1 + 1 + 10),
    ],
  ])('is sent to partners, for %s', async (query, requested) => {
    const response = await app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query }),
    })
    expect(((await response.json()) as { extensions: unknown }).extensions).toEqual({
      cost: { requested, limit: 20_000 },
    })
  })
})

describe('root fields', () => {
  it('pass at 5 and not at 6', async () => {
    const document = (count: number) => `{ ${repeat(count, (index) => `r${index}: product { name }`)} }`
    await passes(document(5))
    await refused(document(6), /^The operation has 6 root fields/)
  })

  it('count behind fragments, nested ones and inline ones', async () => {
    const document = (extra: string) => `{ ...A ... on Query { c: product { name } ...B } }
      fragment A on Query { a: product { name } b: product { name } }
      fragment B on Query { d: product { name } ... { e: product { name } ${extra} } }`
    await passes(document(''))
    await refused(document('f: product { name }'), /6 root fields/)
  })
})

describe('mutations about passwords, keys and sessions', () => {
  const logIn = 'logIn(input: { email: "nobody@example.com", password: "not the one" }) { errors { code } }'
  const reset = 'requestPasswordReset(input: { email: "nobody@example.com" }) { errors { code } }'

  it('come one at a time', async () => {
    await passes(`mutation { ${logIn} ping }`)
    await refused(`mutation { a: ${logIn} b: ${logIn} }`, /^Only one mutation about passwords/)
    await refused(`mutation { ${logIn} ${reset} }`, /^Only one mutation about passwords/)
  })

  it('are found behind fragments', async () => {
    await refused(`mutation { a: ${logIn} ...F } fragment F on Mutation { ... { b: ${logIn} } }`, /^Only one mutation/)
  })

  it.each([
    'signUp(input: { email: "a", password: "b" }) { errors { code } }',
    'confirmEmail(input: { key: "a" }) { errors { code } }',
    'resetPassword(input: { key: "a", newPassword: "b" }) { errors { code } }',
    'refreshSession { accessToken }',
    'changePassword(input: { currentPassword: "a", newPassword: "b", confirmNewPassword: "c" }) { errors { code } }',
    'deleteAccount(input: { password: "a" }) { errors { code } }',
  ])('%s is one of them', (call) => refused(`mutation { ${logIn} x: ${call} }`, /^Only one mutation/))
})

describe('documents that are made to hurt', () => {
  it('go round in circles and are refused', async () => {
    await refused(
      '{ meals(first: 1) { nodes { ...A } } } fragment A on Meal { ...B } fragment B on Meal { ...A }',
      /within itself/,
    )
    await refused('{ ...Q } fragment Q on Query { product { name } ...Q }', /within itself/)
  })

  it('spread fragments that spread fragments, and cost no time', async () => {
    const count = 60
    const fragments = repeat(
      count,
      (index) =>
        `fragment F${index} on Query { ${index + 1 < count ? `...F${index + 1} ...F${index + 1}` : 'product { name }'} }`,
    )
    await refused(`{ ...F0 } ${fragments}`, /root fields/)
  })

  it('ask the schema for itself in circles', () =>
    refused(
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
      /introspection depth/i,
    ))

  it('name what is not there and learn nothing of what is', async () => {
    for (const query of [
      '{ mealz { totalCount } }',
      '{ meals(frist: 1) { totalCount } }',
      '{ product { nam } }',
      '{ meals(orderBy: NAMES) { totalCount } }',
      'query ($f: MealFilterr) { product { name } }',
    ]) {
      const { status, errors } = await app.graphql(query, {}, key)
      expect([status, JSON.stringify(errors)]).toEqual([400, expect.not.stringMatching(/did you mean|perhaps/i)])
    }
    const { errors } = await app.graphql(
      'query ($o: MealOrder!) { meals(orderBy: $o) { totalCount } }',
      { o: 'NAMES' },
      key,
    )
    expect(JSON.stringify(errors)).not.toMatch(/did you mean/i)
    const unknownField = await app.graphql(
      'query ($f: MealFilter) { meals(filter: $f) { totalCount } }',
      { f: { categori: 'LUNCH' } },
      key,
    )
    expect([unknownField.status, JSON.stringify(unknownField.errors)]).toEqual([
      400,
      expect.not.stringMatching(/did you mean/i),
    ])
  })
})
