import { PARTNER_CALLS } from '../../../server/partners/partnerLimit'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { assignStore, partnerKey } from '../../support/principals'

const app = givenApp({ RATE_LIMIT_SCALE: '1' })
const STORES = ['corner', 'market', 'elsewhere']
let key: string

beforeAll(async () => {
  key = await partnerKey(app, 'LINKS_WRITE')
  await partnerKey(app, 'MEALS_READ')
  await app.services
    .db('stores')
    .insert(STORES.map((id) => ({ id, name: id.toUpperCase(), linkTemplate: null, changedAt: 0 })))
  for (const id of STORES.slice(0, 2)) await assignStore(app, id, 'LINKS_WRITE')
  await assignStore(app, 'elsewhere', 'MEALS_READ')
})

interface Answer {
  name: string
  key: { prefix: string; scopes: string[]; createdAt: number; expiresAt: number | null; lastUsedAt: number | null }
  stores: { store: string; name: string }[]
  productLinks: Links
  limits: { name: string; calls: number; seconds: number }[]
}
interface Links {
  totalCount: number
  nodes: { slug: string; url: string; ingredient: { slug: string } | null }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

const LINKS = 'totalCount nodes { slug url ingredient { slug } } pageInfo { hasNextPage endCursor }'

async function ask(selection: string, token = key): Promise<Answer> {
  const { data, errors } = await app.graphql(`{ partner { ${selection} } }`, {}, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return data.partner as unknown as Answer
}

it('a program reads who it is, by which key, and how often it may call (PART-7)', async () => {
  const answer = await ask(
    'name key { prefix scopes createdAt expiresAt lastUsedAt } stores { store name } limits { name calls seconds }',
  )
  expect(answer).toEqual({
    name: 'Partner of LINKS_WRITE',
    key: {
      prefix: key.split('_')[1],
      scopes: ['LINKS_WRITE'],
      createdAt: expect.any(Number),
      expiresAt: null,
      lastUsedAt: expect.any(Number),
    },
    stores: [
      { store: 'corner', name: 'CORNER' },
      { store: 'market', name: 'MARKET' },
    ],
    limits: expect.arrayContaining([
      { name: 'partner', calls: PARTNER_CALLS, seconds: 60 },
      { name: 'export', calls: 60, seconds: 60 },
      { name: 'setProductLinks', calls: 60, seconds: 60 },
      { name: 'meals', calls: 600, seconds: 60 },
    ]),
  })
  expect(answer.limits.map(({ name }) => name)).not.toContain('logIn')
  expect(JSON.stringify(answer)).not.toContain(key)
})

it('it reads back the links that it wrote, page by page, and those of no other partner', async () => {
  const slugs = [...app.services.catalogue.compiled.ingredientBySlug.keys()].sort().slice(0, 5)
  const links = slugs.map((ingredient) => ({
    store: 'corner',
    ingredient,
    url: `https://corner.example/${ingredient}`,
  }))
  const write = 'mutation ($links: [ProductLinkInput!]!) { setProductLinks(links: $links) { written errors { code } } }'
  expect((await app.graphql(write, { links }, key)).data).toEqual({ setProductLinks: { written: 5, errors: [] } })
  const linksOf = async (store: string, paging: string, token = key) =>
    (await ask(`productLinks(store: "${store}"${paging}) { ${LINKS} }`, token)).productLinks
  const read: string[] = []
  for (let after: string | null = null, isMore = true; isMore;) {
    const page: Links = await linksOf('corner', `, first: 2${after === null ? '' : `, after: "${after}"`}`)
    expect(page.totalCount).toBe(5)
    for (const { slug, url, ingredient } of page.nodes) {
      expect([ingredient?.slug, url]).toEqual([slug, `https://corner.example/${slug}`])
      read.push(slug)
    }
    ;({ hasNextPage: isMore, endCursor: after } = page.pageInfo)
  }
  expect(read).toEqual(slugs)
  const other = await partnerKey(app, 'MEALS_READ')
  expect((await linksOf('elsewhere', '', other)).totalCount).toBe(0)
  const foreign = await app.graphql('{ partner { productLinks(store: "corner") { totalCount } } }', {}, other)
  expect(foreign.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'store' } })
})

it('a page of more than a hundred is refused by its argument, and people are no partner', async () => {
  const tooMany = await app.graphql('{ partner { productLinks(store: "corner", first: 101) { totalCount } } }', {}, key)
  expect(tooMany.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'first' } })
  const { token } = await signUpAndIn(app)
  expect((await app.graphql('{ partner { name } }', {}, token)).status).toBe(403)
})
