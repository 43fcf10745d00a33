import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/freePort'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-start-'))
let child: ChildProcess | undefined
afterAll(async () => {
  const ended = new Promise((resolve) => (child ? child.once('exit', resolve) : resolve(null)))
  child?.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

// `npm test` builds before it runs; a single file may run without.
const isBuilt = existsSync('dist/server.cjs') && existsSync('dist/web/index.html')
;(isBuilt || process.env.CI === 'true' ? test : test.skip)('npm start serves the product', async () => {
  const PORT = String(await freePort())
  const started = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', PUBLIC_URL: '', PORT, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = started
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const add = (data: Buffer) => {
      output += String(data)
      if (output.includes('Sign in as')) resolve()
    }
    started.stdout.on('data', add)
    started.stderr.on('data', add)
    started.once('exit', () => reject(new Error(`It ended: ${output}`)))
  })
  expect(output).toContain('Mealwright is ready.')
  const answer = await fetch(`http://localhost:${PORT}/`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
})
