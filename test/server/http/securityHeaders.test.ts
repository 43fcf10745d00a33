import { connect } from 'node:net'
import { createListener } from '../../../server/http/createListener'
import { makeKey } from '../../../server/partners/makeKey'
import { signUpAndIn } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'

const PUBLIC_URL = 'https://meals.example'
let app: RunningApp
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL, TRUST_PROXY: '1', METRICS_PUBLIC: '1' })
})
afterAll(() => app?.stop())

/** What every answer says, whatever it is. */
const EVERYWHERE: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=(?:31536000|[4-9]\d{7,}|\d{9,}); includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /base-uri 'none'.*frame-ancestors 'none'/,
  'permissions-policy': /camera=\(self\).*geolocation=\(\)/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
}
/** Types whose text has an encoding that has to be named. */
const TEXT = /^text\/|[/+](?:json|xml|javascript|x-ndjson)\b/

const PATHS = [
  '/',
  '/login',
  '/nothing/here',
  '/graphql',
  '/graphql?query={product{name}}',
  '/static/meals-with-slugs.json',
  '/api/openapi.json',
  '/api/docs/',
  '/docs',
  '/docs/errors/RATE_LIMITED',
  '/docs/start.md',
  '/llms.txt',
  '/api/user/data.json',
  '/api/nothing',
  '/api/partners/catalogue.ndjson',
  '/schema.graphql',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/calendar/none.ics',
  '/sw.js',
]

function check(headers: Headers, where: string): void {
  for (const [name, value] of Object.entries(EVERYWHERE))
    expect([where, name, headers.get(name)]).toEqual([where, name, expect.stringMatching(value)])
}

it.each(PATHS)('%s has the headers of every answer, and a type with its encoding', async (path) => {
  const answer = await app.fetch(path, { headers: { 'x-forwarded-proto': 'https' } })
  check(answer.headers, path)
  const { length } = await answer.text()
  const type = answer.headers.get('content-type') ?? ''
  if (length > 0 && TEXT.test(type)) expect([path, type]).toEqual([path, expect.stringMatching(/charset=utf-8/i)])
  if (length > 0) expect(type).not.toBe('')
})

it('files of a partner and of a person have them, too', async () => {
  const person = await signUpAndIn(app)
  const { key } = await makeKey(app.services, { partner: 'Headers', scopes: ['MEALS_READ'], expiresAt: null })
  const files: [string, string][] = [
    ['/api/user/data.json', person.token],
    ['/api/partners/catalogue.ndjson', key],
  ]
  for (const [path, token] of files) {
    const answer = await app.fetch(path, { headers: { authorization: `Bearer ${token}` } })
    expect([path, answer.status]).toEqual([path, 200])
    check(answer.headers, path)
    expect(answer.headers.get('content-type')).toMatch(/json; charset=utf-8$/)
    await answer.text()
  }
})

/** The head of what is answered to bytes on a connection. */
async function headOf(port: number, bytes: string): Promise<Headers> {
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(bytes))
    let received = ''
    socket
      .on('data', (part) => (received += String(part)))
      .on('end', () => resolve(received))
      .on('error', reject)
  })
  const [head = ''] = text.split('\r\n\r\n')
  const lines = head.split('\r\n').slice(1)
  return new Headers(
    lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  )
}

it('so has what is no HTTP', async () => {
  const server = createListener(undefined, {}, PUBLIC_URL)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  check(await headOf(port, 'hello\r\n\r\n'), 'no HTTP')
  await new Promise((resolve) => server.close(resolve))
})

it('so has a WebSocket that is refused', async () => {
  const { port } = new URL(app.url)
  const asked = [
    'GET /graphql HTTP/1.1',
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
  ]
  const lines = [...asked, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Origin: https://evil.example']
  check(await headOf(Number(port), `${lines.join('\r\n')}\r\n\r\n`), 'a refused WebSocket')
})

it('lets the page that another site opens know that site’s window, and no other page any (MOVE-22)', async () => {
  const policyAt = async (path: string) => (await app.fetch(path)).headers.get('cross-origin-opener-policy')
  for (const path of ['/dishes/from-page', '/dishes/from-page/', '/Dishes/From-Page', '/dishes/from-page?x=1'])
    expect([path, await policyAt(path)]).toEqual([path, 'unsafe-none'])
  for (const path of [
    '/',
    '/login',
    '/dishes',
    '/dishes/new',
    '/dishes/from-page/x',
    '/graphql',
    '/x?/dishes/from-page',
  ])
    expect([path, await policyAt(path)]).toEqual([path, 'same-origin'])
})
