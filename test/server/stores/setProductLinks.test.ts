import { TRAFFIC_LIMITS } from '../../../schema/trafficLimits'
import { makeKey } from '../../../server/partners/makeKey'
import { givenApp } from '../../support/givenApp'

const app = givenApp()
let key: string
let slugs: string[]

beforeAll(async () => {
  key = (await makeKey(app.services, { partner: 'Grocer', scopes: ['LINKS_WRITE'], expiresAt: null })).key
  await makeKey(app.services, { partner: 'Rival', scopes: ['LINKS_WRITE'], expiresAt: null })
  const partnerId = (name: string) => app.services.db('partners').where({ name }).select('id').first()
  const [grocer, rival] = [await partnerId('Grocer'), await partnerId('Rival')]
  slugs = [...app.services.catalogue.compiled.ingredientBySlug.keys()]
  await app.services.db('stores').insert([
    { id: 'a', name: 'A', partnerId: grocer.id, changedAt: 1 },
    { id: 'b', name: 'B', partnerId: grocer.id, changedAt: 1 },
    { id: 'rivals', name: 'C', partnerId: rival.id, changedAt: 1 },
    { id: 'free', name: 'D', partnerId: null, changedAt: 1 },
  ])
})
beforeEach(() => app.services.db('product_links').delete())

interface Result {
  written: number
  errors: { code: string; field: string; message: string }[]
}

async function set(links: object[]): Promise<Result> {
  const { data } = await app.graphql(
    'mutation ($links: [ProductLinkInput!]!) { setProductLinks(links: $links) { written errors { code field message } } }',
    { links },
    key,
  )
  return (data as unknown as { setProductLinks: Result }).setProductLinks
}

const stored = () =>
  app.services.db('product_links').select('storeId', 'ingredient', 'url').orderBy(['storeId', 'ingredient'])

test('links are written, changed and removed in one go', async () => {
  const [one = '', two = ''] = [...slugs].sort()
  expect(
    await set([
      { store: 'a', ingredient: one, url: 'https://a.example/1' },
      { store: 'b', ingredient: one, url: 'http://b.example/1' },
    ]),
  ).toEqual({ written: 2, errors: [] })
  expect(
    await set([
      { store: 'a', ingredient: one, url: 'https://a.example/2' },
      { store: 'a', ingredient: two, url: 'https://a.example/3' },
      { store: 'b', ingredient: one, url: null },
      { store: 'b', ingredient: two },
    ]),
  ).toEqual({ written: 4, errors: [] })
  expect(await stored()).toEqual([
    { storeId: 'a', ingredient: one, url: 'https://a.example/2' },
    { storeId: 'a', ingredient: two, url: 'https://a.example/3' },
  ])
})

test('of two links for the same thing the later one counts', async () => {
  const [ingredient = ''] = slugs
  await set([
    { store: 'a', ingredient, url: null },
    { store: 'a', ingredient, url: 'https://a.example/1' },
    { store: 'a', ingredient, url: 'https://a.example/2' },
  ])
  expect(await stored()).toEqual([{ storeId: 'a', ingredient, url: 'https://a.example/2' }])
})

test('one wrong link and none is written; every wrong one is named', async () => {
  const [ingredient = ''] = slugs
  const { written, errors } = await set([
    { store: 'a', ingredient, url: 'https://a.example/1' },
    { store: 'z', ingredient, url: 'https://a.example/1' },
    { store: 'a', ingredient: 'unobtainium', url: 'javascript:alert(1)' },
    { store: 'a', ingredient, url: ` https://a.example/${'x'.repeat(10)}` },
    { store: 'a', ingredient, url: `https://a.example/${'x'.repeat(1000)}` },
  ])
  expect([written, errors.map(({ code, field }) => [code, field])]).toEqual([
    0,
    [
      ['UNKNOWN', 'links[1].store'],
      ['UNKNOWN', 'links[2].ingredient'],
      ['INVALID', 'links[2].url'],
      ['INVALID', 'links[3].url'],
      ['INVALID', 'links[4].url'],
    ],
  ])
  expect(await stored()).toEqual([])
})

test.each(['rivals', 'free'])(
  'the links of a store that is not the partner’s own are out of reach: %s',
  async (store) => {
    const [ingredient = ''] = slugs
    const link = { storeId: store, ingredient, url: 'https://c.example/1', changedAt: 1 }
    await app.services.db('product_links').insert(link)
    expect(
      await set([
        { store: 'a', ingredient, url: 'https://a.example/1' },
        { store, ingredient, url: 'https://evil.example/1' },
      ]),
    ).toEqual({
      written: 0,
      errors: [{ code: 'UNKNOWN', field: 'links[1].store', message: 'There is no such store.' }],
    })
    expect(await stored()).toEqual([{ storeId: store, ingredient, url: 'https://c.example/1' }])
  },
)

test('five hundred at once and not one more', async () => {
  const links = Array.from({ length: TRAFFIC_LIMITS.linksPerImport + 1 }, (_, index) => ({
    store: index % 2 ? 'a' : 'b',
    ingredient: slugs[(index >> 1) % slugs.length],
    url: `https://a.example/${index}`,
  }))
  expect(await set(links)).toMatchObject({ written: 0, errors: [{ code: 'TOO_MANY', field: 'links' }] })
  expect(await set(links.slice(1))).toMatchObject({ written: TRAFFIC_LIMITS.linksPerImport, errors: [] })
})

test('links are not written without a key', async () => {
  const { status } = await app.graphql('mutation { setProductLinks(links: []) { written } }')
  expect(status).toBe(401)
})
