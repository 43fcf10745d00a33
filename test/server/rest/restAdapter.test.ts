import { createSchema } from '../../../server/graphql/schema'
import { restCalls } from '../../../server/rest/calls'
import { permissionOfCall } from '../../../server/rest/permission'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { restCaller } from '../../support/restCaller'

const app = givenApp()
let cook: Person

beforeAll(async () => {
  cook = await signUpAndIn(app)
})

const call = restCaller(
  () => app,
  () => cook.token,
)

/** The calls that need no token (docs/product.md API-12 to API-19, API-31). */
const OPEN = [
  '/api/token/',
  '/api/token/logout',
  '/api/token/refresh/',
  '/api/token/forgot-password/',
  '/api/signup/',
  '/api/token/confirm-email/',
  '/api/token/reset-password/',
  '/api/analytics/frontend/',
]

/** The calls that people's keys may make, with all of the scopes that they need. */
const FOR_KEYS: Record<string, string[]> = {
  'get /api/user/mealplan/': ['PLAN_READ'],
  'put /api/user/mealplan/': ['PLAN_WRITE', 'PLAN_READ'],
  'post /api/mealplan/generate-shopping-list': ['LIST_READ'],
  'get /api/v2/plan/rows': ['PLAN_READ'],
  'post /api/v2/plan/rows': ['PLAN_WRITE'],
  'patch /api/v2/plan/rows/{id}': ['PLAN_WRITE'],
  'delete /api/v2/plan/rows/{id}': ['PLAN_WRITE'],
  'get /api/v2/meals': ['PLAN_READ'],
  'get /api/v2/plan/rows/{id}/cooking': ['PLAN_READ'],
  'get /api/v2/plans': ['PLAN_READ'],
  'get /api/v2/history': ['PLAN_READ'],
  'get /api/v2/list': ['LIST_READ'],
  'patch /api/v2/list/lines/{key}': ['LIST_READ', 'LIST_WRITE'],
  'post /api/v2/list/items': ['LIST_WRITE'],
  'patch /api/v2/list/items/{id}': ['LIST_READ', 'LIST_WRITE'],
  'delete /api/v2/list/items/{id}': ['LIST_WRITE'],
  'get /api/v2/cupboard': ['CUPBOARD_READ'],
  'put /api/v2/cupboard/{ingredient}': ['CUPBOARD_WRITE'],
  'delete /api/v2/cupboard/{ingredient}': ['CUPBOARD_WRITE'],
  'get /api/v2/freezer': ['CUPBOARD_READ'],
}

describe('the REST adapter', () => {
  it('takes who may call from the schema: everyone, users, or partners too', () => {
    const schema = createSchema(app.services)
    for (const { method, path, operation, keyScopes } of restCalls) {
      const who = OPEN.includes(path) ? 'open' : path === '/api/mealbases/{category}/' ? 'partner' : 'user'
      expect({ path, ...permissionOfCall(schema, { operation, keyScopes }) }).toEqual({
        path,
        who,
        scope: who === 'partner' ? 'MEALS_READ' : null,
        keyScopes: FOR_KEYS[`${method} ${path}`] ?? null,
      })
    }
  })

  it('refuses calls without a token, except the open ones', async () => {
    for (const { method, path } of restCalls)
      if (!OPEN.includes(path)) {
        const { status, body, headers } = await call(
          method.toUpperCase(),
          path.replace('{category}', 'lunch'),
          method === 'get' ? undefined : {},
          null,
        )
        expect([path, status, body]).toEqual([path, 401, { detail: expect.any(String) }])
        expect(headers.get('www-authenticate')).toBe('Bearer')
      }
  })

  it('answers every kind of bad request in JSON', async () => {
    expect(await call('GET', '/api/nothing/here')).toMatchObject({ status: 404, body: { detail: expect.any(String) } })
    const wrongMethod = await call('DELETE', '/api/user/mealplan/')
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, expect.stringContaining('PUT')])
    const post = (body: string, headers: Record<string, string>) =>
      app.fetch('/api/token/', { method: 'POST', body, headers })
    const malformed = await post('{"email":', { 'content-type': 'application/json' })
    expect([malformed.status, await malformed.json()]).toEqual([400, { detail: expect.any(String) }])
    expect((await post('email=a', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    const large = await post(JSON.stringify({ email: 'x'.repeat(120_000) }), { 'content-type': 'application/json' })
    expect([large.status, await large.json()]).toEqual([413, { detail: expect.any(String) }])
  })

  const reads = restCalls.filter(({ method, path }) => method === 'get' && !path.includes('{id}'))
  it.each(reads.map(({ path }) => path.replace('{category}', 'dinner')))(
    'GET %s answers 304 to the ETag that it gave',
    async (path) => {
      const headers = { authorization: `Bearer ${cook.token}` }
      const first = await app.fetch(path, { headers })
      const etag = first.headers.get('etag') ?? ''
      expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"/)])
      const again = await app.fetch(path, {
        headers: { ...headers, 'if-none-match': etag, 'cache-control': 'max-age=0' },
      })
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
      expect((await app.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(401)
    },
  )

  it('serves the catalogue file with an ETag and compressed', async () => {
    const whole = await app.fetch('/static/meals-with-slugs.json', { headers: { 'accept-encoding': 'identity' } })
    const meals = (await whole.json()) as { slug: string }[]
    expect(meals.length).toBeGreaterThan(90)
    expect(meals[0]).toEqual({
      slug: expect.any(String),
      mealbasename: expect.any(String),
      dietary: expect.any(Array),
      tags: expect.any(Array),
      cooking_steps: expect.any(Array),
    })
    const again = await app.fetch('/static/meals-with-slugs.json', {
      headers: { 'if-none-match': whole.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const packed = await app.fetch('/static/meals-with-slugs.json', { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.json()).toEqual(meals)
  })

  it('serves the page that shows the document, and only the files of its package that the page needs', async () => {
    const page = await app.fetch('/api/docs')
    const named = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
    const [icon, ...parts] = named
    expect(icon).toBe('/favicon.svg')
    expect(parts).toHaveLength(3)
    for (const path of parts) {
      const part = await app.fetch(path)
      expect([path, part.status, part.headers.get('cache-control')]).toEqual([path, 200, 'no-cache'])
      const etag = part.headers.get('etag') ?? ''
      const again = await app.fetch(path, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })
      expect([path, again.status]).toEqual([path, 304])
      const wrong = await call('POST', path, {})
      expect([path, wrong.status, wrong.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD, OPTIONS'])
    }
    expect((await call('POST', '/api/docs', {})).status).toBe(405)
    for (const path of ['index.html', 'package.json', 'swagger-initializer.js', 'swagger-ui.js.map'])
      expect(await call('GET', `/api/docs/${path}`)).toMatchObject({
        status: 404,
        body: { detail: expect.any(String) },
      })
  })

  it('describes every call in OpenAPI', async () => {
    const document = (await (await app.fetch('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, object>
    }
    expect(document.openapi).toBe('3.1.0')
    const documented = Object.values(document.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0)
    expect(documented).toBe(47)
    expect((await app.fetch('/api/docs')).headers.get('content-type')).toMatch(/html/)
  })
})
