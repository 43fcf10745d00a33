import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { printTable } from '../bench/table'
import { type BuiltServer, PASSWORD, startBuilt } from '../bench/servers'
import { KEY_SCOPES } from '../../server/graphql/keyScopes'
import { graphqlAt } from '../support/graphqlAt'

interface Count {
  passed: number
  of: number
  problems: string[]
}

const HERE = 'test/clients'
/** A check that takes longer is broken off, in milliseconds. */
const LONGEST = 180_000
const KEY_OF_MINE =
  'mutation ($input: MakePersonalKeyInput!) { makePersonalKey(input: $input) { key errors { message } } }'

/**
 * npm run clients: others' clients, from the registry, against the built server. Each counts what it could do; one that could
 * not do all of it ends the run with 1. npm run clients -- relay: those with the word in their name.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const chosen = readdirSync(join(HERE, 'checks'))
    .filter((file) => file !== 'counted.mjs')
    .map((file) => file.replace(/\.mjs$/, ''))
    .filter((name) => words.every((word) => name.includes(word)))
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-clients-'))
  try {
    copyFileSync(join(HERE, 'packages.json'), join(folder, 'package.json'))
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    cpSync(join(HERE, 'checks'), folder, { recursive: true })
    const counts = await withServer(folder, (env) =>
      chosen.map((name): [string, Count] => [name, count(folder, name, env)]),
    )
    printTable('Clients', [
      ['client', 'passed', 'of'],
      ...counts.map(([name, { passed, of }]) => [name, String(passed), String(of)]),
    ])
    for (const [name, { problems }] of counts) for (const one of problems) console.log(`${name}: ${one}`)
    if (counts.some(([, { problems }]) => problems.length > 0)) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withServer<Result>(folder: string, work: (env: NodeJS.ProcessEnv) => Result): Promise<Result> {
  const server = await startBuilt(null)
  try {
    for (const [file, path] of [
      ['schema.graphql', '/schema.graphql'],
      ['openapi.json', '/api/openapi.json'],
    ] as const)
      writeFileSync(join(folder, file), await (await fetch(server.url + path)).text())
    const env = { BASE: server.url, KEY: server.partnerKey, MINE: await personalKey(server), TOKEN: server.token }
    return work({ PATH: process.env.PATH, HOME: process.env.HOME, ...env })
  } finally {
    await server.stop()
  }
}

async function personalKey({ url, token }: BuiltServer): Promise<string> {
  const input = { name: 'Clients', days: 30, scopes: KEY_SCOPES, password: PASSWORD }
  const { data } = await graphqlAt(url)(KEY_OF_MINE, { input }, token)
  return (data as unknown as { makePersonalKey: { key: string } }).makePersonalKey.key
}

function count(folder: string, name: string, env: NodeJS.ProcessEnv): Count {
  const { stdout, stderr } = spawnSync(process.execPath, [resolve(folder, `${name}.mjs`)], {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: LONGEST,
    maxBuffer: 1e8,
  })
  try {
    const { passed, of, problems } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Count
    return of > 0 ? { passed, of, problems } : { passed, of: 1, problems: [stderr.slice(-600)] }
  } catch {
    return { passed: 0, of: 1, problems: [`${stdout}${stderr}`.slice(-600)] }
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
