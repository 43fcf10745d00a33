import fc from 'fast-check'
import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import type { CatalogueData } from '../../../server/catalogue/types'
import { makeKey } from '../../../server/partners/makeKey'
import { revokeKey } from '../../../server/partners/revokeKey'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { ENTRY, type Entry, setSettings } from '../../support/plans'
import { rawClient } from '../../support/rawHttp'
import { line, saveDish, soup } from '../dishes/dishCalls'

const BASES = `query Bases($category: MealCategory!) { mealBases(category: $category) { mealList { ${ENTRY} } } }`
const PAGE =
  'query Page($first: Int!, $after: String, $filter: MealFilter) { meals(first: $first, after: $after, filter: $filter) { nodes { slug name dietary changedAt ingredients { amount ingredient { name swaps { note } } } } pageInfo { hasNextPage endCursor } totalCount } }'

const CALLS: [query: string, variables: object][] = [
  [BASES, { category: 'DINNER' }],
  [BASES, { category: 'LUNCH' }],
  [PAGE, { first: 2 }],
  [PAGE, { first: 100, filter: { requirements: [{ requirement: 'VEGAN', setting: 'STRICT' }] } }],
  [PAGE, { first: 0 }],
]
const ENCODINGS = ['br', 'gzip', 'identity'] as const

const app = givenApp()
let people: Person[]
let sentFromKept = 0

/** A version of a small catalogue: what is eaten, and by what it may be replaced, changes with the number. */
function catalogue(version: number): CatalogueData {
  // Long names, and as many meals as it takes for answers to be packed.
  const long = 'a rather long name so that answers are packed '.repeat(2)
  const more = Array.from({ length: 20 }, (_, index) => `stock-${index}`)
  return {
    ingredients: [
      makeIngredient('red-lentil-dried'),
      makeIngredient('brown-onion'),
      makeIngredient('oat-milk', { contains: version % 3 === 0 ? ['gluten'] : [] }),
      makeIngredient('milk', { contains: ['milk'] }),
    ],
    swaps: version % 2 === 0 ? [makeSwap('milk', 'oat-milk')] : [],
    meals: ['porridge', 'stew', 'soup', ...more].map((slug, index) =>
      makeMeal(slug, [makeLine('red-lentil-dried'), ...(index < 2 ? [makeLine('milk')] : [])], {
        name: `${long}${slug} ${version % 4}`,
        categories: ['lunch', 'dinner'],
        essential: ['red-lentil-dried'],
        tags: index === 0 ? ['quick'] : [],
      }),
    ),
  }
}

const post = async (query: string, variables: object, token: string, encoding: string) => {
  const answer = await app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'accept-encoding': encoding },
    body: JSON.stringify({ query, variables }),
  })
  const { headers, status } = answer
  // What is packed while it is sent does not say how long it is.
  if (headers.get('content-encoding') === 'br' && headers.has('content-length')) sentFromKept += 1
  return {
    status,
    type: headers.get('content-type'),
    etag: headers.get('etag'),
    vary: headers.get('vary'),
    caching: headers.get('cache-control'),
    text: await answer.text(),
  }
}

let unique = 0
/** The same query in words that no one has used, so that its answer is made. */
const fresh = (query: string) => `${query} # ${(unique += 1)}`

/** Every answer to everyone, twice in every form, beside the one that is made for this call. */
async function compareAll(tokens: readonly string[]): Promise<void> {
  for (const token of tokens)
    for (const [query, variables] of CALLS) {
      const made = await post(fresh(query), variables, token, 'identity')
      const kept = await Promise.all([...ENCODINGS, 'br'].map((encoding) => post(query, variables, token, encoding)))
      for (const one of kept) expect(one).toEqual(made)
    }
  for (const { token } of people) {
    const made = await app.graphql(fresh(BASES), { category: 'DINNER' }, token)
    const list = (made.data as unknown as { mealBases: { mealList: Entry[] } }).mealBases.mealList
    const expected = list.map(({ name, uniqueId, numServes }) => ({ name, unique_id: uniqueId, num_serves: numServes }))
    for (const encoding of ENCODINGS) {
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding }
      const answer = await app.fetch('/api/mealbases/dinner/', { headers })
      const { meal_list: given } = (await answer.json()) as { meal_list: object[] }
      expect(given).toEqual(expected.map((entry) => expect.objectContaining(entry)))
      const again = await app.fetch('/api/mealbases/dinner/', {
        headers: { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' },
      })
      expect(again.status).toBe(304)
    }
  }
}

const ACTS = ['settings', 'tags', 'dish', 'import', 'revoke', 'join'] as const
const steps = fc.array(fc.record({ act: fc.constantFrom(...ACTS), by: fc.nat(1), with: fc.nat(11) }), {
  minLength: 1,
  maxLength: 3,
})

beforeAll(async () => {
  await importCatalogue(app.services, catalogue(0))
  await app.services.catalogue.refresh()
  people = [await signUpAndIn(app), await signUpAndIn(app)]
})

test('a kept answer is the one that would be made, whatever changed in between', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const { key, prefix } = await makeKey(app.services, { partner: 'Some', scopes: ['MEALS_READ'], expiresAt: null })
      // Lists with own dishes are not kept: everyone begins without.
      await app.services.db('dishes').delete()
      const tokens = [...people.map(({ token }) => token), key]
      const answers = await post(PAGE, { first: 2 }, key, 'br')
      expect(JSON.parse(answers.text)).toMatchObject({ extensions: { cost: { limit: 20_000 } } })
      for (const { act, by, with: number } of chosen) {
        const person = people[by] as Person
        if (act === 'settings')
          await setSettings(app, person.userId, {
            requirements: [{}, { DAIRY_FREE: 'ADAPT' as const }, { DAIRY_FREE: 'STRICT' as const }][number % 3],
          })
        if (act === 'tags')
          await setSettings(app, person.userId, { tagPreferences: number % 2 ? { quick: 'NEVER' } : {} })
        if (act === 'dish') await saveDish(app, person, soup({ name: `Soup ${number}`, lines: [LENTILS] }))
        if (act === 'import') {
          app.clock.advance(10)
          await importCatalogue(app.services, catalogue(number))
          await app.services.catalogue.refresh()
        }
        if (act === 'join') await joinHousehold(app, people[0] as Person, person)
        if (act === 'revoke') {
          await revokeKey(app.services, prefix)
          expect((await post(PAGE, { first: 2 }, key, 'br')).status).toBe(401)
        }
        await compareAll(tokens)
      }
    }),
    { numRuns: 3 },
  )
  expect(sentFromKept).toBeGreaterThan(0)
})

const LENTILS = line('1 cup red lentils', 0.25, 'cup', 'red-lentil-dried')

test('a kept answer is counted, limited and refused like any other', async () => {
  const { token } = await signUpAndIn(app)
  for (let times = 0; times < 3; times += 1)
    expect((await post(BASES, { category: 'DINNER' }, token, 'br')).status).toBe(200)
  const counted = async () =>
    Number(
      /mealwright_graphql_fields_total\{kind="query",field="mealBases",outcome="ok"\} (\d+)/.exec(
        await (await app.fetch('/metrics')).text(),
      )?.[1],
    )
  const before = await counted()
  const answer = await app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
    body: JSON.stringify({ query: BASES, variables: { category: 'DINNER' } }),
  })
  expect(await counted()).toBe(before + 1)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    // What is packed while it is sent does not say how long it is.
    'content-length': expect.stringMatching(/^\d+$/),
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    'x-content-type-options': 'nosniff',
  })
  expect((await post(BASES, { category: 'DINNER' }, 'nobody', 'br')).status).toBe(401)
  const client = rawClient(app.url)
  const foreign = await client.call({
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      origin: 'https://elsewhere.example',
      cookie: 'some=one',
    },
    body: JSON.stringify({ query: BASES, variables: { category: 'DINNER' } }),
  })
  client.close()
  expect(foreign.status).toBe(403)
})

test('with GET it is not sent again to a caller that has it', async () => {
  const [{ token }] = people as [Person]
  const path = `/graphql?query=${encodeURIComponent('{ mealBases(category: DINNER) { mealList { name } } }')}`
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  for (let times = 0; times < 4; times += 1) {
    const first = await app.fetch(path, { headers })
    expect(first.status).toBe(200)
    await first.arrayBuffer()
    const again = await app.fetch(path, { headers: { ...headers, 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})
