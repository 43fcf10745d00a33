import { givenApp } from '../../support/givenApp'
import { partnerKey } from '../../support/principals'
import { apiClient, JSON_TYPE } from './apiClient'

const app = givenApp({ CORS_ORIGINS: 'https://page.example' })
const { send, call, post } = apiClient(app)

describe('other origins', () => {
  it('may not use the cookie', async () => {
    const headers = { ...JSON_TYPE, origin: 'https://evil.example', cookie: 'mw_refresh=x' }
    const [graphql, rest] = [
      await post(JSON.stringify({ query: 'mutation { refreshSession { accessToken } }' }), headers),
      await post('{}', headers, '/api/token/refresh/'),
    ]
    const message = `This origin is not allowed. Open ${app.url} instead.`
    expect([graphql.status, graphql.json]).toEqual([
      403,
      { errors: [{ message, extensions: { code: 'FORBIDDEN', help: expect.any(String) } }] },
    ])
    expect([rest.status, rest.json]).toEqual([403, { detail: message }])
  })

  it('are not answered without the cookie either', async () => {
    const { status, json } = await call({
      method: 'GET',
      path: '/graphql?query={product{name}}',
      headers: { accept: 'application/json', origin: 'https://evil.example' },
    })
    expect([status, json.data]).toEqual([403, undefined])
  })

  it('may send a key without a cookie, as desktop clients do, and get no CORS headers', async () => {
    const key = await partnerKey(app, 'MEALS_READ')
    const headers = { ...JSON_TYPE, origin: 'file://', authorization: `Bearer ${key}` }
    const body = JSON.stringify({ query: '{ meals(first: 1) { totalCount } }' })
    const answer = await post(body, headers)
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, undefined])
    expect((await post(body, { ...headers, cookie: 'mw_refresh=x' })).status).toBe(403)
  })

  it('are allowed nothing by CORS', async () => {
    const { status, headers } = await call({
      method: 'OPTIONS',
      path: '/graphql',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined])
  })
})

describe('an origin that is configured', () => {
  const origin = 'https://page.example'

  it('may send what clients send, traces of the error-reporting service included', async () => {
    const { status, headers } = await send({
      method: 'OPTIONS',
      path: '/api/token/',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect([status, headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([
      204,
      origin,
      'true',
    ])
    const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(', ')
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'if-none-match', 'sentry-trace', 'baggage']),
    )
    expect(headers['access-control-allow-methods']).toBe('GET, POST, PUT, PATCH, DELETE, OPTIONS')
  })

  it('may use the cookie and read the answer', async () => {
    const { status, headers } = await post(
      '{}',
      { ...JSON_TYPE, origin, cookie: 'mw_refresh=x' },
      '/api/token/refresh/',
    )
    expect([status, headers['access-control-allow-origin'], headers.vary]).toEqual([
      401,
      origin,
      expect.stringContaining('Origin'),
    ])
  })
})
