import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'yaml'
import { adminCommands } from '../../server/commands/adminCommands'
import { freePort } from '../support/freePort'
import { type Image, runSteps } from '../support/imageSteps'
import { PASSWORD } from '../support/people'

/** What .env says at home. */
const DOT_ENV: Record<string, string> = { PUBLIC_URL: 'http://localhost', SUPPORT_EMAIL: 'anna@home.example' }
const compose = parse(readFileSync('compose.home.yaml', 'utf8')) as {
  services: { mealwright: { environment: Record<string, string>; stop_grace_period: string } }
}
const { mealwright } = compose.services

let image: Image
let environment: NodeJS.ProcessEnv
let server: ChildProcess | undefined
let url: string
let tmp: string

/** Runs what the image holds as the container's user, with its environment. */
const run = (words: readonly string[]) =>
  spawnSync(words[0] ?? '', words.slice(1), { cwd: image.root, encoding: 'utf8', env: environment, ...image.user })
const admin = (...words: string[]) => run(['node', 'dist/admin.cjs', ...words])
/** The same, of what has to succeed. */
function done(...words: string[]): void {
  const { status, stderr } = admin(...words)
  expect([status, stderr]).toEqual([0, expect.stringContaining('success')])
}

beforeAll(async () => {
  image = runSteps(readFileSync('Dockerfile', 'utf8'))
  tmp = join(image.at('/data'), 'tmp')
  mkdirSync(tmp)
  chmodSync(tmp, 0o777)
  const port = await freePort()
  url = `http://localhost:${port}`
  const set = Object.entries({ ...image.environment, ...mealwright.environment, PORT: String(port), HOST: '127.0.0.1' })
  environment = {
    PATH: process.env.PATH,
    TMPDIR: tmp,
    ...Object.fromEntries(set.map(([name, value]) => [name, image.at(filled(value))])),
    PUBLIC_URL: url,
  } as unknown as NodeJS.ProcessEnv
}, 600_000)
afterAll(() => {
  server?.kill('SIGKILL')
  image.remove()
})

/** A value of compose with what .env or its default says. */
const filled = (value: string): string =>
  value.replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name: string, fallback = '') => DOT_ENV[name] ?? fallback)

const isReady = () =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

async function start(): Promise<void> {
  const [program = '', ...words] = image.command
  server = spawn(program, words, {
    cwd: image.root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, LOG_LEVEL: 'error' },
    ...image.user,
  })
  for (let tries = 0; tries < 600 && !(await isReady()); tries += 1) await wait(100)
}

/** Stops it as an engine does. @returns how it ended. */
async function stop(): Promise<unknown> {
  const ended = server && once(server, 'exit')
  server?.kill(image.stopSignal)
  return (await ended)?.[0]
}

const ask = async (query: string, variables: object) => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return ((await answer.json()) as { data: Record<string, { ok: boolean }> }).data
}
const credentials = { input: { email: 'anna@home.example', password: PASSWORD } }
const signUp = () => ask('mutation ($input: SignUpInput!) { signUp(input: $input) { ok } }', credentials)
const logIn = () => ask('mutation ($input: LogInInput!) { logIn(input: $input) { ok } }', credentials)

it('has no development packages, and every command', () => {
  expect(existsSync(join(image.root, 'node_modules/express'))).toBe(true)
  for (const name of ['tsx', 'typescript', 'jest'])
    expect(existsSync(join(image.root, 'node_modules', name))).toBe(false)
  // Of packages with code for the machine, the one that is in none of the commands.
  expect(run(['node', '-e', "require('sharp')"]).status).toBe(0)
  for (const { name } of adminCommands) {
    const { status, stdout } = admin(...name.split(' '), '--help')
    expect([name, status, stdout]).toEqual([name, 0, expect.stringContaining(name)])
  }
}, 120_000)

it('serves a home without mail from what .env has, and keeps it over a restart', async () => {
  await start()
  expect(await isReady()).toBe(true)
  expect(run(image.healthCheck).status).toBe(0)
  for (const [path, words] of [
    ['/login', 'Sign In'],
    ['/docs/start', 'curl'],
    ['/schema.graphql', 'type Query'],
  ] as const)
    expect([path, (await (await fetch(url + path)).text()).includes(words)]).toEqual([path, true])
  expect((await signUp()).signUp?.ok).toBe(true)
  expect((await logIn()).logIn?.ok).toBe(false)
  done('user', 'confirm', 'anna@home.example')
  expect((await logIn()).logIn?.ok).toBe(true)
  done('backup', join(image.at('/data'), 'copy.sqlite'))
  expect(await stop()).toBe(0)
  await start()
  expect((await logIn()).logIn?.ok).toBe(true)
  expect(await stop()).toBe(0)
  expect(statSync(join(image.at('/data'), 'token-secrets')).mode & 0o077).toBe(0)
  done('restore', join(image.at('/data'), 'copy.sqlite'), '--force')
  expect(run(['node', 'dist/importCatalogue.cjs']).status).toBe(0)
  expect(run(image.healthCheck).status).not.toBe(0)
}, 180_000)

it('writes to its data and to what is temporary alone', () => {
  const { status, stdout } = spawnSync(
    'find',
    [
      image.root,
      '-newer',
      join(image.root, 'seeds'),
      '-type',
      'f',
      ...(image.user ? ['-uid', String(image.user.uid)] : ['-newer', tmp]),
    ],
    { encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([0, ''])
})
