import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { adminCommands } from '../../server/commands/adminCommands'
import { freePort } from '../support/freePort'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-production-'))
const environment = {
  PATH: process.env.PATH ?? '',
  DATABASE_URL: `sqlite:${join(folder, 'data.sqlite')}`,
  DATA_DIR: folder,
}
/** Runs a built program in the installation. */
const run = (...words: string[]) =>
  spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', env: { ...environment, NODE_ENV: 'test' } })

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.mjs', join(folder, 'dist')])
  for (const name of ['package.json', 'package-lock.json', 'seeds'])
    cpSync(name, join(folder, name), { recursive: true })
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
  })
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('has no development packages', () => {
  expect(existsSync(join(folder, 'node_modules/express'))).toBe(true)
  for (const name of ['tsx', 'typescript', 'jest']) expect(existsSync(join(folder, 'node_modules', name))).toBe(false)
})

it('runs the commands', () => {
  const imported = run('dist/importCatalogue.cjs')
  expect([imported.status, imported.stdout]).toEqual([0, expect.stringContaining('Version 1')])
  for (const { name } of adminCommands) {
    const { status, stdout } = run('dist/admin.cjs', ...name.split(' '), '--help')
    expect([name, status, stdout]).toEqual([name, 0, expect.stringContaining(name)])
  }
  expect(run('dist/admin.cjs', 'stores', 'list').status).toBe(0)
  expect(run('dist/admin.cjs', 'backup', 'copy.sqlite').status).toBe(0)
  expect(run('dist/admin.cjs', 'restore', 'copy.sqlite', '--force').status).toBe(0)
}, 120_000)

it('serves', async () => {
  const port = await freePort()
  const server = spawn(process.execPath, ['dist/server.cjs'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...environment, NODE_ENV: 'test', PORT: String(port), LOG_LEVEL: 'silent' },
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; tries < 300 && !(await isReady()); tries += 1) await wait(100)
  expect(await isReady()).toBe(true)
  server.kill('SIGTERM')
  expect(await ended).toBe(0)
}, 60_000)
