import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** What a registry answers `npm audit`, by package; null as one that has no such service. */
let advisories: Record<string, object[]> | null = {}
/** The packages that were asked for. */
let asked: string[] = []
let registry: Server
const folder = mkdtempSync(join(tmpdir(), 'mealwright-audit-'))

beforeAll(async () => {
  registry = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isAudit = request.url?.endsWith('/advisories/bulk') && advisories !== null
      response.writeHead(isAudit ? 200 : 405, { 'content-type': 'application/json' })
      if (!isAudit) return response.end('{}')
      const body = Buffer.concat(chunks)
      const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
      asked = Object.keys(JSON.parse(String(text)) as object)
      response.end(JSON.stringify(advisories))
    })
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
})
afterAll(() => {
  registry.close()
  rmSync(folder, { recursive: true })
})

async function audit(): Promise<{ code: number; said: string }> {
  const { port } = registry.address() as AddressInfo
  const child = spawn(process.execPath, [
    'scripts/auditPackages.mjs',
    `--registry=http://127.0.0.1:${port}`,
    '--fetch-retries=0',
    // npm keeps what registries say.
    `--cache=${mkdtempSync(join(folder, 'cache-'))}`,
  ])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

const weakness = (severity: string) => [
  { id: 1, url: 'https://advisories.example/1', title: 'It forgets', severity, vulnerable_versions: '>=0' },
]

it('passes where no package has a known weakness, of which it asks for all', async () => {
  advisories = {}
  expect((await audit()).code).toBe(0)
  expect(asked).toEqual(expect.arrayContaining(['express', 'graphql', 'react']))
})

it('names those that have one, and fails where it is worse than low', async () => {
  advisories = { express: weakness('high') }
  const high = await audit()
  expect(high.code).toBe(1)
  expect(high.said).toContain('high: express: It forgets (https://advisories.example/1)')
  advisories = { express: weakness('low') }
  expect((await audit()).code).toBe(0)
})

it('fails where the registry cannot be asked', async () => {
  advisories = null
  const { code, said } = await audit()
  expect([code, said]).toEqual([2, 'The registry could not be asked for known weaknesses of packages.\n'])
})
