import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/freePort'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-dev-'))
let child: ChildProcess
afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

/** The command's output up to the end of the server's banner. */
async function banner(environment: Record<string, string>): Promise<string> {
  child = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', PUBLIC_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      output += String(data)
      if (output.includes('Sign in as')) resolve(output)
    })
    child.once('exit', () => reject(new Error(`It ended: ${output}`)))
  })
}

it('serves the pages beside a server on another port, names them, and passes their calls on', async () => {
  const [PORT, PAGES_PORT] = [String(await freePort()), String(await freePort())]
  const output = await banner({ PORT, PAGES_PORT, DATA_DIR: folder })
  const pages = `http://localhost:${PAGES_PORT}`
  expect(output).toMatch(new RegExp(`The pages +${pages}\n`))
  expect(output).toContain(`http://localhost:${PORT}/graphql`)
  const answer = await fetch(`${pages}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: pages },
    body: JSON.stringify({ query: '{ __typename }' }),
  })
  expect([answer.status, await answer.json()]).toEqual([200, { data: { __typename: 'Query' } }])
})
