import express from 'express'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { builtFiles } from '../../../server/http/builtFiles'
import { createListener } from '../../../server/http/createListener'

const root = mkdtempSync(join(tmpdir(), 'mealwright-files-'))
const LARGE = 8 * 1024 * 1024
mkdirSync(join(root, 'assets'))
mkdirSync(join(root, 'pictures'))
writeFileSync(join(root, 'assets', 'large.bin'), Buffer.alloc(LARGE, 'x'))
writeFileSync(join(root, 'assets', 'app-1.js'), 'alert(1)')
writeFileSync(join(root, 'assets', 'app-1.js.br'), brotliCompressSync('alert(1)'))
writeFileSync(join(root, 'assets', 'app-1.js.map'), '{}')
writeFileSync(join(root, 'pictures', 'a.svg'), '<svg/>')
writeFileSync(join(root, 'sw.js'), '//')

const app = express()
app.use(builtFiles(root))
app.use((_request, response) => void response.status(404).json('nothing'))
app.use(
  ((error, _request, response, _next) =>
    void response.status(error.status).json('refused')) as express.ErrorRequestHandler,
)
const server = createListener(app)
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(root, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers })

/** How many files of the folder this process has open. */
function openFiles(): number {
  const links = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(join('/proc/self/fd', fd))
    } catch {
      return ''
    }
  })
  return links.filter((path) => path.startsWith(root)).length
}

/** Asks for a file, several times in one go, and goes away after the first bytes of the answer. */
function abortedDownload(path: string, pipelined: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(pipelined)),
    )
    socket.once('data', () => socket.destroy())
    socket.once('close', () => resolve())
    socket.once('error', () => resolve())
  })
}

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux.each([
  ['', 1],
  ['pipelined ', 5],
])('%sdownloads that are aborted leave no file open', async (_how, pipelined) => {
  for (let round = 0; round < 10; round += 1)
    await Promise.all(Array.from({ length: 20 }, () => abortedDownload('/assets/large.bin', pipelined)))
  for (let waited = 0; openFiles() > 0 && waited < 5000; waited += 50) await wait(50)
  expect(openFiles()).toBe(0)
  expect((await get('/assets/app-1.js')).status).toBe(200)
})

test('a file is sent compressed to callers that take it, and kept for a year if its name has a hash', async () => {
  const compressed = await get('/assets/app-1.js', { 'Accept-Encoding': 'gzip, br' })
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(compressed.headers.get('vary')).toBe('Accept-Encoding')
  expect(compressed.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(compressed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await compressed.text()).toBe('alert(1)')
  const plain = await get('/assets/app-1.js', { 'Accept-Encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
})

test('the service worker is always asked for again, and illustrations may be shown by other sites', async () => {
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
  const picture = (await get('/pictures/a.svg')).headers
  expect(picture.get('cache-control')).toBe('public, max-age=3600')
  expect(picture.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('a file that vanished is answered like one that never existed, without the headers of its compressed variant', async () => {
  rmSync(join(root, 'assets', 'app-1.js.br'))
  const answer = await get('/assets/app-1.js', { 'Accept-Encoding': 'br' })
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([404, null])
  expect(await answer.json()).toBe('nothing')
})

test.each([
  ['/assets/large.bin', { Range: `bytes=${LARGE}-` }, 416],
  ['/assets/large.bin', { Range: 'bytes=0-9' }, 206],
  ['/assets/%ff', {}, 400],
  ['/assets/app-1.js.map', {}, 404],
  ['/assets', {}, 404],
  ['/../package.json', {}, 404],
  ['/assets/%2e%2e/%2e%2e/package.json', {}, 404],
  ['/assets/%00', {}, 404],
])('%s with %j is answered %i', async (path, headers, status) => {
  expect((await get(path, headers)).status).toBe(status)
})
