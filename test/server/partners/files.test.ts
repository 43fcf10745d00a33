import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { recipeJsonLd } from '../../../server/catalogue/recipeJsonLd'
import { makeIngredient, makeLine, makeMeal } from '../../support/catalogueFixtures'
import { EXPORTS } from '../../../server/partners/partnerLimit'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { startApp } from '../../support/startApp'

const EXPORT = '/api/partners/catalogue.ndjson'
const RECIPE = '/api/partners/meals/apple-pie-porridge.jsonld'
const app = givenApp()
let key: string

beforeAll(async () => {
  key = await partnerKey(app, 'MEALS_READ')
})

const get = (path: string, headers: Record<string, string> = {}, token: string | null = key) =>
  app.fetch(path, { headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } })

/** The bytes as they came: `fetch` would unpack them. */
const raw = (path: string, encoding: string, method = 'GET') =>
  new Promise<{ encoding: unknown; vary: unknown; bytes: Buffer }>((resolve, reject) => {
    request(
      app.url + path,
      { method, headers: { authorization: `Bearer ${key}`, 'accept-encoding': encoding } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
        response.on('end', () =>
          resolve({
            encoding: response.headers['content-encoding'],
            vary: response.headers.vary,
            bytes: Buffer.concat(chunks),
          }),
        )
      },
    )
      .on('error', reject)
      .end()
  })

describe.each([
  [EXPORT, 'application/x-ndjson'],
  [RECIPE, 'application/ld+json'],
])('%s', (path, type) => {
  it('is for signed-in people and keys that read meals', async () => {
    const { token } = await signUpAndIn(app)
    const writer = await partnerKey(app, 'LINKS_WRITE')
    const answers = [
      await get(path),
      await get(path, {}, token),
      await get(path, {}, null),
      await get(path, {}, writer),
      await get(path, {}, `${key}x`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 403, 401])
    expect(answers[0]?.headers.get('content-type')).toMatch(type)
    expect(answers[0]?.headers.get('cache-control')).toBe('private, no-cache')
    for (const refused of answers.slice(2)) expect(await refused.json()).toEqual({ detail: expect.any(String) })
    expect(answers.map(({ headers }) => headers.get('www-authenticate'))).toEqual([
      null,
      null,
      'Bearer',
      null,
      'Bearer error="invalid_token"',
    ])
  })

  it('is read only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await app.fetch(path, { method, headers: { authorization: `Bearer ${key}` } })
      expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
        405,
        'GET, HEAD, OPTIONS',
        { detail: expect.any(String) },
      ])
    }
    const head = await raw(path, 'identity', 'HEAD')
    expect(head.bytes).toHaveLength(0)
  })

  it('is not sent again to who has it', async () => {
    const etag = (await get(path)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[^"]+"$/)
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await get(path, { 'if-none-match': known })
      expect([again.status, again.headers.get('etag'), again.headers.get('vary'), await again.text()]).toEqual([
        304,
        etag,
        expect.stringContaining('Accept-Encoding'),
        '',
      ])
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get(path, { 'if-none-match': etag }, null)).status).toBe(401)
  })
})

it('the export is packed as the caller likes, and the same when it is unpacked', async () => {
  const plain = await raw(EXPORT, 'identity')
  const [zipped, br] = [await raw(EXPORT, 'gzip'), await raw(EXPORT, 'br')]
  expect([plain.encoding, zipped.encoding, br.encoding]).toEqual([undefined, 'gzip', 'br'])
  for (const { vary } of [plain, zipped, br]) expect(vary).toMatch(/Accept-Encoding/)
  expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true)
  expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
  expect(zipped.bytes.length * 3).toBeLessThan(plain.bytes.length)
})

it('the export may be asked for so often in a minute, by each for themselves', async () => {
  const limited = await startApp({ RATE_LIMIT_SCALE: '0.05' })
  try {
    const [one, other] = [(await signUpAndIn(limited)).token, await partnerKey(limited, 'MEALS_READ')]
    const ask = (token: string) =>
      limited.fetch(EXPORT, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } })
    const answers: Response[] = []
    for (let calls = 0; calls <= EXPORTS * 0.05; calls += 1) answers.push(await ask(one))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['2', '1', '0', '0'])
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(other)).status).toBe(200)
  } finally {
    await limited.stop()
  }
})

it('an export that fails halfway breaks off, and the log has why', async () => {
  const [good] = app.services.catalogue.compiled.meals
  const broken = {
    version: 'broken',
    changedAt: new Map(),
    compiled: { meals: [...Array<typeof good>(50).fill(good), null] },
  }
  const snapshot = jest.spyOn(app.services.catalogue, 'snapshot', 'get').mockReturnValue(broken as never)
  const log = jest.spyOn(app.services.log, 'error').mockReturnValue(undefined)
  const outcome = await get(EXPORT, { 'accept-encoding': 'identity' })
    .then((answer) => answer.text())
    .catch(() => 'broken off')
  snapshot.mockRestore()
  expect([outcome, log.mock.calls.length]).toEqual(['broken off', 1])
  log.mockRestore()
})

it('the export says of each meal what the graph says', async () => {
  const lines = (await (await get(EXPORT)).text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { slug: string; nutrition: object })
  expect(lines).toHaveLength(app.services.catalogue.compiled.meals.length)
  const query = `query ($after: String) { meals(first: 100, after: $after) { nodes {
    id slug name categories mainIngredient minutes tags dietary dietaryWithSwaps changedAt steps
    nutrition { perServe { energy protein fat saturatedFat carbohydrate sugars fibre sodium potassium phosphorus } }
    ingredients { amount unit preparation optional ingredient { slug name contains source { estimated publisher number food edible } } } } pageInfo { hasNextPage endCursor } } }`
  const bySlug = new Map(lines.map((line) => [line.slug, line]))
  for (let after: string | null = null, more = true; more;) {
    const { data } = await app.graphql(query, { after }, key)
    const { nodes, pageInfo } = (
      data as unknown as {
        meals: {
          nodes: {
            slug: string
            nutrition: { perServe: object }
            ingredients: { ingredient: { slug: string; name: string; contains: string[]; source: object | null } }[]
          }[]
          pageInfo: { hasNextPage: boolean; endCursor: string }
        }
      }
    ).meals
    for (const { ingredients, nutrition, ...meal } of nodes)
      expect(bySlug.get(meal.slug)).toEqual({
        ...meal,
        nutrition: { perServe: nutrition.perServe, unknown: expect.any(Array) },
        ingredients: ingredients.map(({ ingredient: { slug, name, contains, source }, ...line }) => ({
          ...line,
          ingredient: slug,
          name,
          contains,
          source,
        })),
      })
    more = pageInfo.hasNextPage
    after = pageInfo.endCursor
  }
})

it('every recipe says what recipe apps need, in the forms of schema.org', () => {
  for (const meal of app.services.catalogue.compiled.meals) {
    const recipe = recipeJsonLd(meal, app.services.config)
    expect(recipe).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: meal.name,
      author: { '@type': 'Organization', name: 'Mealwright', url: app.url },
      url: `${app.url}/instructions/${meal.slug}`,
      image: expect.stringMatching(`^${app.url}/plates/[a-z0-9-]+\\.[\\w-]{22}\\.svg$`),
      recipeYield: expect.stringMatching(/^\d/),
      totalTime: expect.stringMatching(/^PT\d+M$/),
      keywords: expect.any(String),
    })
    expect(recipe.recipeIngredient).toHaveLength(meal.meal.ingredients.length)
    for (const line of recipe.recipeIngredient as string[]) expect(line).toMatch(/^[\d.]+ \S/)
    expect((recipe.recipeInstructions as object[]).length).toBeGreaterThan(0)
    for (const [index, step] of (recipe.recipeInstructions as object[]).entries())
      expect(step).toEqual({ '@type': 'HowToStep', position: index + 1, text: expect.stringMatching(/\S/) })
  }
})

it.each(['nothing.jsonld', 'apple-pie-porridge', 'apple-pie-porridge.json', '..%2Fx.jsonld'])(
  '%s is no recipe',
  async (name) => {
    const answer = await get(`/api/partners/meals/${name}`)
    expect([answer.status, await answer.json()]).toEqual([404, { detail: expect.any(String) }])
  },
)

it('a recipe that is the same has its ETag still, whatever else was changed', async () => {
  const etag = (await get(RECIPE)).headers.get('etag') ?? ''
  const version = jest.spyOn(app.services.catalogue, 'version', 'get').mockReturnValue('another')
  expect((await get(RECIPE, { 'if-none-match': etag })).status).toBe(304)
  version.mockRestore()
})

it('a changed catalogue has another ETag, and the recipe is the new one', async () => {
  const before = await Promise.all([EXPORT, RECIPE].map(async (path) => (await get(path)).headers.get('etag') ?? ''))
  await importCatalogue(app.services, {
    ingredients: [makeIngredient('egg')],
    swaps: [],
    meals: [makeMeal('apple-pie-porridge', [makeLine('egg')], { name: 'Another porridge' })],
  })
  await app.services.catalogue.refresh()
  for (const [index, path] of [EXPORT, RECIPE].entries()) {
    const answer = await get(path, { 'if-none-match': before[index] ?? '' })
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"name":"Another porridge"')])
  }
})
