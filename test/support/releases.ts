import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const SOURCES = [
  'docs/guides',
  'migrations',
  'schema',
  'scripts',
  'seeds',
  'server',
  'web',
  'package.json',
  'tsconfig.json',
]
/** A part of the name of each file that the newer release's pages are made of. */
export const MARK = '-newer-'
const MIGRATION = '29991231_newer'

/** An installation of a built release. */
export interface Release {
  /** Its folder, in which its programs run. */
  folder: string
  /** The paths of the code and styles that its pages load. */
  assets: string[]
}

/** This code, as `npm run build` has built it. */
export const thisRelease = (): Release => release(resolve('.'))

/**
 * Builds the release after this one in its own folder: each file of its pages has another name, a meal has another
 * one, and a table has a column more.
 */
export function buildNewerRelease(): Release {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-newer-'))
  for (const name of [...SOURCES, 'vite.config.ts']) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const edit = (path: string, from: RegExp | string, to: string) => {
    const before = readFileSync(join(folder, path), 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${path} has no ${from}`)
    writeFileSync(join(folder, path), after)
  }
  const names = ['entry', 'chunk', 'asset'].map(
    (kind) => `${kind}FileNames: 'assets/[name]${MARK}[hash]${kind === 'asset' ? '[extname]' : '.js'}',`,
  )
  edit('vite.config.ts', 'output: {', `output: { ${names.join(' ')}`)
  edit(
    `seeds/catalogue/meals/${readdirSync('seeds/catalogue/meals')[0]}`,
    /^name: .*$/m,
    'name: A meal of the next release',
  )
  edit('seeds/edition.json', /"edition": \d+/, '"edition": 999999')
  writeFileSync(
    join(folder, 'migrations', `${MIGRATION}.ts`),
    `import type { Knex } from 'knex'
export const up = async (db: Knex) => db.schema.alterTable('stores', (table) => void table.string('newer', 20))
export const down = async (db: Knex) => db.schema.alterTable('stores', (table) => void table.dropColumn('newer'))
`,
  )
  edit('migrations/index.ts', /\n\]\s*$/, `\n  { name: '${MIGRATION}', ...newer },\n]\n`)
  edit('migrations/index.ts', /^/, `import * as newer from './${MIGRATION}'\n`)
  for (const words of [['scripts/build.mjs'], ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']])
    execFileSync(process.execPath, words, { cwd: folder, stdio: 'inherit' })
  return release(folder)
}

export const removeRelease = ({ folder }: Release): void => rmSync(folder, { recursive: true, force: true })

function release(folder: string): Release {
  const names = readdirSync(join(folder, 'dist', 'web', 'assets'))
  return { folder, assets: names.filter((name) => !/\.(map|br|gz)$/.test(name)).map((name) => `/assets/${name}`) }
}

/** Starts the built server of a release in production, and waits until it is ready. */
export async function startInstance(
  { folder }: Release,
  port: number,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server.cjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return child
    await wait(100)
  }
  await ended(child, 'SIGKILL')
  throw new Error(`The release in ${folder} did not come up`)
}

/** Ends a process and waits for that. @returns its exit code. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const over = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await over
  }
  return child.exitCode
}

const HAPROXY = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'].find(existsSync)

/** `it`, or its left-out form on a machine without haproxy, which is said aloud. With CI=true it runs and fails there. */
export function itWithHaproxy(...words: Parameters<jest.It>): void {
  if (HAPROXY || process.env.CI === 'true') return it(...words)
  process.stderr.write(`Left out: ${words[0]}. To run it, install haproxy (apt-get install haproxy).\n`)
  it.skip(...words)
}

/** Balances two instances as docs/operations.md says. */
export function startHaproxy(port: number, instances: readonly [number, number]): ChildProcess {
  const [first, second] = instances.map((one) => `127.0.0.1:${one}`)
  return spawn(HAPROXY ?? 'haproxy', ['-db', '-f', 'docs/operations/haproxy.cfg'], {
    env: { ...process.env, LISTEN: `127.0.0.1:${port}`, APP_1: first, APP_2: second },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
