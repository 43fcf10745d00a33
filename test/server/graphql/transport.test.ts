import { gzipSync } from 'node:zlib'
import { givenApp } from '../../support/givenApp'
import { apiClient, JSON_TYPE } from './apiClient'

const app = givenApp()
const { send, call, post } = apiClient(app)

const QUERY = JSON.stringify({ query: '{ product { name } }' })

it('the endpoint is one address: what lies below it is nothing', async () => {
  expect((await post(QUERY, JSON_TYPE, '/graphql/')).status).toBe(200)
  expect((await post(QUERY, JSON_TYPE, '/graphql/deeper')).status).toBe(404)
  const { status, headers } = await post(JSON.stringify({ query: '{ viewer { id } }' }))
  expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer'])
})

describe('a body', () => {
  const padded = (bytes: number) => {
    const bare = JSON.stringify({ query: '{ product { name } }', x: '' })
    return JSON.stringify({ query: '{ product { name } }', x: 'x'.repeat(bytes - bare.length) })
  }

  it.each(['/graphql', '/api/analytics/frontend/'])('of %s may have 100 kB and not a byte more', async (path) => {
    expect(Buffer.byteLength(padded(102_400))).toBe(102_400)
    expect((await post(padded(102_400), JSON_TYPE, path)).status).toBe(path === '/graphql' ? 200 : 400)
    expect((await post(padded(102_401), JSON_TYPE, path)).status).toBe(413)
  })

  it('that is packed is measured unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20))
    expect((await post(bomb, { ...JSON_TYPE, 'content-encoding': 'gzip' })).status).toBe(413)
    expect((await post(gzipSync(QUERY), { ...JSON_TYPE, 'content-encoding': 'gzip' })).status).toBe(200)
    expect((await post(QUERY, { ...JSON_TYPE, 'content-encoding': 'zip' })).status).toBe(415)
  })

  it.each(['iso-8859-1', 'utf-16', 'utf-16le', 'utf-32', 'utf-7', 'nonsense'])(
    'in %s is refused, at both doors',
    async (charset) => {
      const headers = { 'content-type': `application/json; charset=${charset}` }
      expect((await post(Buffer.from(QUERY, 'utf16le'), headers)).status).toBe(415)
      expect((await post(QUERY, headers)).status).toBe(415)
      expect((await post('{}', headers, '/api/token/')).status).toBe(415)
    },
  )

  it.each(['utf-8', 'UTF-8', '"utf-8"'])('in %s is taken', async (charset) => {
    expect((await post(QUERY, { 'content-type': `application/json; charset=${charset}` })).status).toBe(200)
  })

  it('that is no JSON is refused with the reason', async () => {
    for (const body of ['{"query":', 'query', '{"query": "\u0000', Buffer.from([0xff, 0xfe, 0x00])]) {
      const { status, json } = await post(body)
      expect([status, json.errors?.[0]?.message]).toEqual([400, expect.any(String)])
    }
    for (const body of [
      '',
      '[]',
      '"text"',
      '12',
      'null',
      '{}',
      '{"query": 3}',
      '{"query": ""}',
      '{"query": "{ product { name } }", "variables": "x"}',
    ])
      expect((await post(body)).status).toBe(400)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('of type "%s" is refused', async (type) => {
    const { status } = await post(QUERY, type ? { 'content-type': type } : {})
    expect([400, 415]).toContain(status)
  })
})

describe('several operations at once', () => {
  it('are refused as a batch', async () => {
    const { status, json } = await post(`[${QUERY},${QUERY}]`)
    expect([status, json.data]).toEqual([400, undefined])
  })

  it('run one of a document by its name, or none', async () => {
    const query = 'query A { product { name } } query B { product { supportEmail } }'
    expect((await post(JSON.stringify({ query }))).status).toBe(400)
    const { status, json } = await post(JSON.stringify({ query, operationName: 'B' }))
    expect([status, json.data]).toEqual([200, { product: { supportEmail: 'help@mealwright.example' } }])
  })
})

describe('without a body', () => {
  const get = (query: string, headers: Record<string, string> = { accept: 'application/json' }) =>
    call({ method: 'GET', path: `/graphql?query=${encodeURIComponent(query)}`, headers })

  it('a query is answered to a program that names the type it wants, or that says so', async () => {
    const named: (Record<string, string> | undefined)[] = [
      undefined,
      { 'apollo-require-preflight': '1' },
      { accept: 'application/graphql-response+json', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of named)
      expect(await get('{ product { name } }', headers)).toMatchObject({
        status: 200,
        json: { data: { product: { name: 'Mealwright' } } },
      })
  })

  it.each([
    [{}],
    [{ accept: '*/*' }],
    [{ accept: 'image/avif,image/webp,*/*;q=0.8' }],
    [{ accept: 'application/json', 'sec-fetch-site': 'cross-site' }],
    [{ accept: 'application/json', 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-mode': 'no-cors' }],
    [{ 'sec-fetch-mode': 'navigate', accept: 'text/plain' }],
  ])('a query that another page may have sent, with %j, is not run', async (headers) => {
    const { status, json } = await get('{ product { name } }', headers)
    expect([status, json.data]).toEqual([400, undefined])
  })

  it('a mutation is not run', async () => {
    for (const sent of [undefined, { 'apollo-require-preflight': '1' }]) {
      const { status, headers, json } = await get('mutation { ping }', sent)
      expect([status, headers.allow, json.data]).toEqual([405, 'POST', undefined])
    }
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('%s is no method of /graphql', async (method) => {
    const { status, headers } = await call({ method, path: '/graphql', headers: JSON_TYPE, body: QUERY })
    expect([status, headers.allow]).toEqual([405, 'GET, POST'])
  })
})

it('OPTIONS says what there is', async () => {
  for (const [path, allow] of [
    ['/graphql', 'GET, POST, HEAD, OPTIONS'],
    ['/api/token/', 'POST, OPTIONS'],
    ['/api/partners/catalogue.ndjson', 'GET, HEAD, OPTIONS'],
    ['/static/meals-with-slugs.json', 'GET, HEAD, OPTIONS'],
  ] as const) {
    const { status, headers, text } = await send({ method: 'OPTIONS', path })
    expect([path, status, headers.allow, text]).toEqual([path, 204, allow, ''])
  }
})

describe('what is answered', () => {
  const typeOf = async (accept: string) => {
    const { status, headers } = await send({
      method: 'POST',
      path: '/graphql',
      headers: { ...JSON_TYPE, accept },
      body: QUERY,
    })
    return [status, headers['content-type']]
  }

  it('is of the type that was asked for', async () => {
    expect(await typeOf('application/graphql-response+json')).toEqual([
      200,
      'application/graphql-response+json; charset=utf-8',
    ])
    expect(await typeOf('application/json')).toEqual([200, 'application/json; charset=utf-8'])
    expect(await typeOf('*/*')).toEqual([200, 'application/json; charset=utf-8'])
    expect(await typeOf('application/graphql-response+json, application/json;q=0.9')).toEqual([
      200,
      'application/graphql-response+json; charset=utf-8',
    ])
  })

  it('has the status of its error in either type', async () => {
    for (const accept of ['application/graphql-response+json', 'application/json'])
      expect((await post(JSON.stringify({ query: '{ viewer { id } }' }), { ...JSON_TYPE, accept })).status).toBe(401)
  })
})
