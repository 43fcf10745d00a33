import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copiedProject } from '../support/copiedProject'
import { freePort } from '../support/freePort'

jest.setTimeout(300_000)
const { folder, read, remove, replace } = copiedProject()
const MESSAGES = 'server/accounts/messages.ts'
const data = mkdtempSync(join(tmpdir(), 'mealwright-dev-data-'))
let child: ChildProcess
let printed = ''
let port: number
beforeAll(async () => {
  port = await freePort()
  child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/watchServer.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: data, NODE_ENV: 'development', LOG_LEVEL: 'error', PUBLIC_URL: '' },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr?.on('data', (text) => (printed += String(text)))
})
afterAll(async () => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  remove()
  rmSync(data, { recursive: true, force: true })
})

/** What the server says of a sign-in without a password; null while it does not answer. */
async function answered(): Promise<string | null> {
  const response = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { logIn(input: { email: "", password: "" }) { errors { message } } }' }),
  }).catch(() => null)
  const body = (await response?.json().catch(() => null)) as { data: { logIn: { errors: { message: string }[] } } }
  return body?.data.logIn.errors[0]?.message ?? null
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    if (child.exitCode !== null) throw new Error(`It ended: ${printed}`)
    await new Promise((done) => setTimeout(done, 50))
  }
}

const saying = (text: string) => read(MESSAGES).replace(/blankCredentials: .*/, `blankCredentials: '${text}',`)

it('starts the server again after each change, and leaves it where a change cannot be bundled', async () => {
  await until(async () => (await answered()) === 'Please enter both email and password.')
  for (const text of ['One', 'Two', 'Three']) {
    replace(MESSAGES, saying(text))
    await until(async () => (await answered()) === text)
  }
  replace(MESSAGES, `${read(MESSAGES)}}`)
  await until(() => Promise.resolve(printed.includes(`${MESSAGES}:`)))
  expect(await answered()).toBe('Three')
  replace(MESSAGES, saying('Four').replace(/\}\s*$/, ''))
  await until(async () => (await answered()) === 'Four')
})
