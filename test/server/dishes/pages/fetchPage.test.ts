import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createRaw } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fetchPage, type PageNet } from '../../../../server/dishes/pages/fetchPage'
import { hostResolver } from '../../../../server/outgoing/resolveHost'
import { type NameServer, startNameServer } from '../../../support/nameServer'

jest.setTimeout(30_000)

/** What stands for a public address here, and for a private one. */
const PUBLIC = '127.0.0.1'
const PRIVATE = '127.0.0.2'
const HTML = '<!doctype html><title>Pie</title>'

let names: NameServer
let server: Server
let port: number
let net: PageNet
let answer: RequestListener
const asked: { host: string; path: string; headers: Record<string, unknown>; from: string }[] = []

beforeAll(async () => {
  names = await startNameServer()
  server = createServer((request, response) => {
    asked.push({
      ...{ host: request.headers.host ?? '', path: request.url ?? '', headers: request.headers },
      from: request.socket.localAddress ?? '',
    })
    answer(request, response)
  }).listen(0, '0.0.0.0')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  net = {
    resolve: hostResolver([names.address]),
    isAllowed: (address) => address === PUBLIC,
    ports: [port],
  }
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await names.stop()
})
beforeEach(() => {
  asked.length = 0
  names.asked.length = 0
  names.answer = () => [PUBLIC]
  answer = page(HTML)
})

/** Answers a page. */
const page =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)

const at = (path = '/', host = 'pies.example') => `http://${host}:${port}${path}`
const got = (address: string, over: Partial<PageNet> = {}) =>
  fetchPage(address, { net: { ...net, ...over }, agent: 'Mealwright (+https://meals.example)', turn: async () => true })

it('gives the source of a page, asked for as what the server is, without a cookie', async () => {
  expect(await got(at('/pie?of=lentils#top'))).toEqual({ source: HTML, url: at('/pie?of=lentils') })
  const [{ headers, path, from } = { headers: {}, path: '', from: '' }] = asked
  expect([path, from]).toEqual(['/pie?of=lentils', PUBLIC])
  expect(headers).toMatchObject({ 'user-agent': 'Mealwright (+https://meals.example)', connection: 'close' })
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie', 'authorization', 'referer']))
})

it.each([
  ...['ftp://pies.example/', 'file:///etc/passwd', 'javascript:alert(1)', 'pies.example', ''],
  ...[
    'http://anna@pies.example/',
    'http://anna:secret@pies.example/',
    'http://pies.example:22/',
    'http://pies.example:8080/',
  ],
  ...['http://localhost/', 'http://printer.local/', 'http://vault.internal/', 'http://pies.example./', 'http://pies/'],
  ...['http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://0/', 'http://[::1]/'],
  ...['http://[::ffff:127.0.0.1]/', 'http://[64:ff9b::7f00:1]/', 'http://169.254.169.254/latest/meta-data/'],
  ...[
    'http://127.0.0.1\\@1.1.1.1/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://[fd00::1]/',
  ],
  `http://pies.example/${'x'.repeat(2000)}`,
])('asks no one for %s', async (address) => {
  expect(await got(address, { ports: [80, 443] })).toEqual({ failure: 'ADDRESS' })
  expect(names.asked).toEqual([])
})

describe('a name', () => {
  it('of which one address is not public is not connected to, whichever comes first', async () => {
    for (const addresses of [[PRIVATE], [PUBLIC, PRIVATE], [PRIVATE, PUBLIC], [PUBLIC, '::1'], [PUBLIC, 'fd00::1']]) {
      names.answer = () => addresses
      expect(await got(at())).toEqual({ failure: 'NO_ANSWER' })
    }
    expect(asked).toEqual([])
  })

  it('that changes its address once it was checked is asked at the address that was checked, and refused from then on', async () => {
    answer = (request, response) => {
      names.answer = () => [PRIVATE]
      page(HTML)(request, response)
    }
    expect(await got(at())).toMatchObject({ source: HTML })
    expect(await got(at())).toEqual({ failure: 'NO_ANSWER' })
    names.answer = () => [PUBLIC]
    answer = (request, response) => {
      names.answer = () => [PRIVATE]
      page('', { location: '/again' }, 302)(request, response)
    }
    expect(await got(at())).toEqual({ failure: 'NO_ANSWER' })
    expect(asked.map(({ from }) => from)).toEqual([PUBLIC, PUBLIC])
  })

  it('that no one knows is as a page that does not answer', async () => {
    names.answer = () => []
    expect(await got(at())).toEqual({ failure: 'NO_ANSWER' })
  })
})

describe('redirects', () => {
  const to = (location: string, status = 302): RequestListener => page('', { location }, status)

  it.each([301, 302, 303, 307, 308])('of %s are followed, each asked of its host', async (status) => {
    answer = (request, response) =>
      (request.headers.host?.startsWith('pies') ? to(at('/pie', 'cakes.example'), status) : page(HTML))(
        request,
        response,
      )
    expect(await got(at())).toEqual({ source: HTML, url: at('/pie', 'cakes.example') })
    expect(asked.map(({ host }) => host)).toEqual([`pies.example:${port}`, `cakes.example:${port}`])
  })

  it('end after five, where they go round', async () => {
    answer = to('/again')
    expect(await got(at())).toEqual({ failure: 'NO_ANSWER' })
    expect(asked).toHaveLength(6)
  })

  it.each(['http://127.0.0.1/', 'http://[::1]/', 'file:///etc/passwd', 'http://vault.internal/', 'http://', ''])(
    'to %p lead nowhere',
    async (location) => {
      answer = to(location)
      expect(await got(at())).toEqual({ failure: 'NO_ANSWER' })
      expect(asked).toHaveLength(1)
    },
  )

  it('to a name with a private address lead nowhere', async () => {
    names.answer = (name) => [name === 'vault.example' ? PRIVATE : PUBLIC]
    answer = to(at('/', 'vault.example'))
    expect(await got(at())).toEqual({ failure: 'NO_ANSWER' })
    expect(asked).toHaveLength(1)
  })
})

describe('what is no page', () => {
  it.each([
    ['an error', page(HTML, {}, 500), 'NO_ANSWER'],
    ['a refusal', page(HTML, {}, 403), 'NO_ANSWER'],
    ['a picture', page('x', { 'content-type': 'image/png' }), 'NO_PAGE'],
    ['one without a kind', page('x', { 'content-type': '' }), 'NO_PAGE'],
    ['one that says that it is too large', page('x', { 'content-length': '2000001' }), 'NO_PAGE'],
    ['one that is too large', page('x'.repeat(2_000_001), { 'transfer-encoding': 'chunked' }), 'NO_PAGE'],
    ['a bomb', page(gzipSync(Buffer.alloc(60_000_000)), { 'content-encoding': 'gzip' }), 'NO_PAGE'],
    ['another bomb', page(brotliCompressSync(Buffer.alloc(60_000_000)), { 'content-encoding': 'br' }), 'NO_PAGE'],
    ['a damaged packing', page('no gzip', { 'content-encoding': 'gzip' }), 'NO_PAGE'],
    ['a packing that is not known', page(HTML, { 'content-encoding': 'zstd' }), 'NO_PAGE'],
  ])('%s', async (_what, answered, failure) => {
    answer = answered
    expect(await got(at())).toEqual({ failure })
  })

  it('a page in drips is given up as a whole', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const drip = setInterval(() => response.write('x'), 200)
      response.once('close', () => clearInterval(drip))
    }
    expect(await got(at())).toEqual({ failure: 'NO_PAGE' })
  })

  it('a head without an end is none', async () => {
    const raw = createRaw((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\n')
        const more = setInterval(() => socket.write(`x-${Math.random()}: ${'x'.repeat(1000)}\r\n`), 1)
        socket.once('close', () => clearInterval(more))
      })
    }).listen(0, PUBLIC)
    await once(raw, 'listening')
    const { port: other } = raw.address() as AddressInfo
    expect(await got(`http://pies.example:${other}/`, { ports: [other] })).toEqual({ failure: 'NO_ANSWER' })
    raw.close()
  })
})

it.each([
  ['packed', gzipSync('<p>crème'), { 'content-encoding': 'gzip' }, '<p>crème'],
  ['otherwise packed', brotliCompressSync('<p>crème'), { 'content-encoding': 'br' }, '<p>crème'],
  [
    'in Latin by its head',
    Buffer.from('<p>cr\xe8me', 'latin1'),
    { 'content-type': 'text/html; charset=ISO-8859-1' },
    '<p>crème',
  ],
  [
    'in Latin by its own word',
    Buffer.from('<meta charset="windows-1252"><p>\x80 3', 'latin1'),
    { 'content-type': 'text/html' },
    '<meta charset="windows-1252"><p>€ 3',
  ],
  ['in UTF-16', Buffer.from('\ufeff<p>crème', 'utf16le'), { 'content-type': 'text/html' }, '<p>crème'],
  ['as data', '{"@type":"Recipe"}', { 'content-type': 'application/ld+json' }, '{"@type":"Recipe"}'],
])('a page %s is read', async (_how, body, headers, source) => {
  answer = page(body, headers)
  expect(await got(at())).toEqual({ source, url: at() })
})
