import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { existsSync } from 'node:fs'
import { givenApp } from '../../support/givenApp'
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS, hostileCatalogue } from '../../support/hostileTexts'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import { assignStore, partnerKey } from '../../support/principals'

const app = givenApp()
let person: Person
let key: string

beforeAll(async () => {
  person = await signUpAndIn(app)
  key = await partnerKey(app, 'MEALS_READ', 'LINKS_WRITE')
  await importCatalogue(app.services, hostileCatalogue())
  await app.services.catalogue.refresh()
})

/** Whatever the texts in it, an answer of these types is never taken for a page. */
async function inert(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<string> {
  const response = await app.fetch(path, {
    ...init,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', ...init.headers },
  })
  expect([path, response.headers.get('content-type')]).toEqual([
    path,
    expect.stringMatching(/^application\/(json|x-ndjson|ld\+json|graphql-response\+json)/),
  ])
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self';/)
  return response.text()
}

const post = (path: string, body: object) => inert(path, { method: 'POST', body: JSON.stringify(body) })

describe.each(HOSTILE_TEXTS)('%j', (text) => {
  it('is data as a word that is never eaten, refused or stored', async () => {
    const settings = '/api/user/settings/requirements/dietary/'
    await post(settings, { form: { 'Ingredients I never eat': text } })
    await setSettings(app, person.userId, { neverEaten: text })
    const stored = JSON.parse(await inert(settings)) as { form: Record<string, string> }
    expect(stored.form['Ingredients I never eat']).toBe(text)
  })

  it("is data in feedback, in what is refused and in a person's export", async () => {
    await post('/api/feedback/', {
      text_responses: { stores_supported: '', benefits: '', wishes: '', general: text },
      questions: [{ question: text, answer: true }],
      meal_adjustments: [],
    })
    await post('/api/token/', { email: text, password: text })
    await post('/api/signup/', { email: text, password: text })
    await post('/api/analytics/frontend/', {
      event_type: text,
      page: text,
      metadata: { [text]: text },
      timestamp: text,
    })
    await inert(`/api/mealbases/${encodeURIComponent(text)}/`)
    await inert(`/api/${encodeURIComponent(text)}`)
    await post('/graphql', { query: `{ ${text} }` })
    const data = JSON.parse(await post('/graphql', { query: '{ myData }' })) as object
    expect(JSON.stringify(data)).toContain(JSON.stringify(text).slice(1, -1))
  })
})

it('is data in every file of the catalogue', async () => {
  await inert('/static/meals-with-slugs.json')
  await inert('/api/partners/catalogue.ndjson', { headers: { authorization: `Bearer ${key}` } })
  for (const index of HOSTILE_TEXTS.keys())
    await inert(`/api/partners/meals/meal-${index}.jsonld`, { headers: { authorization: `Bearer ${key}` } })
})

it.each(HOSTILE_ADDRESSES)('%j is no product link', async (url) => {
  await app.services.db('stores').insert({ id: 'a', name: 'A', changedAt: 1 }).onConflict('id').ignore()
  await assignStore(app, 'a', 'MEALS_READ', 'LINKS_WRITE')
  const links = [{ store: 'a', ingredient: 'ingredient-0', url }]
  const { data } = await app.graphql(
    'mutation ($links: [ProductLinkInput!]!) { setProductLinks(links: $links) { written errors { code } } }',
    { links },
    key,
  )
  const { written } = (data as unknown as { setProductLinks: { written: number } }).setProductLinks
  // What is stored is an http(s) address, whose quotes are text for any reader.
  expect(written).toBe(/^https?:\/\//.test(url) ? 1 : 0)
})

const pagesAreBuilt = existsSync('dist/web/index.html')
;(pagesAreBuilt || process.env.CI === 'true' ? it : it.skip)(
  "is text in the page of a meal's instructions, title and recipe data included",
  async () => {
    const count = (page: string, pattern: RegExp) => page.match(pattern)?.length ?? 0
    const bare = await (await app.fetch('/instructions/no-such-meal')).text()
    const first = await (await app.fetch('/instructions/meal-0')).text()
    for (const [index, text] of HOSTILE_TEXTS.entries()) {
      const html = await (await app.fetch(`/instructions/meal-${index}`)).text()
      // Its recipe as schema.org has it, and as the script takes it over.
      expect(count(html, /<script/gi)).toBe(count(bare, /<script/gi) + 2)
      for (const pattern of [/<iframe/gi, /<base/gi, /<\/title/gi, /<math/gi, /<meta http-equiv=refresh/gi])
        expect([pattern, count(html, pattern)]).toEqual([pattern, count(bare, pattern)])
      // What is drawn of one meal is drawn of each.
      for (const pattern of [/<img/gi, /<svg/gi, /<style/gi, /<[a-z]/gi])
        expect([pattern, count(html, pattern)]).toEqual([pattern, count(first, pattern)])
      if (text.includes('<')) expect(html).not.toContain(text)
      expect(html).not.toMatch(/[^\\]" onmouseover/)
      const data = JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '') as {
        name: string
      }
      expect(data.name).toBe(`${HOSTILE_TEXTS[index]} ${index}`)
    }
  },
)
