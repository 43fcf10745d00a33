import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'

const app = givenApp()
let token: string
beforeAll(async () => {
  token = (await signUpAndIn(app)).token
})

/** Every kind of address that is answered with an ETag. */
const PATHS = [
  '/static/meals-with-slugs.json',
  '/schema.graphql',
  '/graphql',
  '/api/openapi.json',
  '/api/docs/',
  '/api/mealbases/dinner/',
  '/api/user/settings/dietary-form',
  '/api/partners/catalogue.ndjson',
  '/login',
  '/manifest.webmanifest',
  '/sw.js',
]

test.each(PATHS)('%s is not sent again to a caller that has it, with and without no-cache', async (path) => {
  const headers = { authorization: `Bearer ${token}`, accept: path === '/graphql' ? 'text/html' : '*/*' }
  const first = await app.fetch(path, { headers })
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^(W\/)?"[^"]+"$/)])
  // fetch() itself adds Cache-Control: no-cache to a call with If-None-Match.
  for (const caching of [undefined, 'no-cache', 'max-age=0']) {
    const again = await app.fetch(path, {
      headers: { ...headers, 'if-none-match': etag, ...(caching && { 'cache-control': caching }) },
    })
    expect([caching, again.status, await again.text()]).toEqual([caching, 304, ''])
  }
  const changed = await app.fetch(path, { headers: { ...headers, 'if-none-match': '"another"' } })
  expect(changed.status).toBe(200)
  await changed.arrayBuffer()
})
