import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/freePort'

/** Inside the folder, so that the bundle finds the packages. */
const BUILT = 'node_modules/.cache/built-for-tests'
const folder = mkdtempSync(join(tmpdir(), 'mealwright-telemetry-'))
const received: { path: string; body: string }[] = []
const collector = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() })
    response.end()
  })
})
const children: ChildProcess[] = []
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs', BUILT])
  writeFileSync(
    join(folder, 'list.cjs'),
    `process.on('exit', () => require('fs').writeFileSync(process.env.LIST, Object.keys(require.cache).join('\\n')))`,
  )
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
}, 60_000)
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  collector.closeAllConnections()
  collector.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the built server, calls it, stops it. @returns the files that it loaded. */
async function callOnce(environment: Record<string, string>): Promise<string> {
  const port = await freePort()
  const list = join(folder, `loaded-${port}`)
  const child = spawn(process.execPath, ['--require', join(folder, 'list.cjs'), join(BUILT, 'server.cjs')], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: join(folder, String(port)),
      LOG_LEVEL: 'error',
      LIST: list,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
  for (let tries = 0; tries < 400 && !(await isReady()); tries += 1) await wait(100)
  await fetch(`${url}/graphql?canary=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query Telemetry { product { name } __type(name: "Canary") { name } }' }),
  })
  await fetch(`${url}/reset-password/canary-key?canary=1`)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  return readFileSync(list, 'utf8')
}

it('sends spans of calls and operations and a metric to the collector, without what callers wrote', async () => {
  const loaded = await callOnce({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    INSTANCE_NAME: 'kitchen-1',
  })
  expect(loaded).toContain('@opentelemetry/sdk-node')
  const sent = (path: string) =>
    received
      .filter((one) => one.path === path)
      .map(({ body }) => body)
      .join('\n')
  const names = [...sent('/v1/traces').matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining(['POST /graphql', 'graphql.parse', 'query Telemetry', 'GET page']))
  expect(names.join()).not.toContain('health')
  expect(sent('/v1/traces')).toContain('kitchen-1')
  expect(sent('/v1/metrics')).toContain('http.server.request.duration')
  expect(JSON.stringify(received)).not.toMatch(/canary/i)
}, 60_000)

it('loads nothing of it without an endpoint', async () => {
  const loaded = await callOnce({})
  expect(loaded).toContain('express')
  expect(loaded).not.toMatch(/node_modules\/@opentelemetry\/(?!api\/)/)
}, 60_000)
