import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseContract } from '../test/databaseContract.mjs'
import { build, install } from './prepare.mjs'
import { runSteadily } from './runSteadily.mjs'
import { startTemplate, startTestMysql } from './startTestServices.mjs'

/**
 * npm test: prepares as `npm start` does and runs every suite: the server's and the pages' parts on SQLite, what the database
 * promises on MariaDB, and the product in a real browser. What a machine lacks is left out and named; with CI=true that
 * counts as a failure.
 * npm run test:long runs the files named *.long.test.ts instead: those that take longer than 20 seconds on their own.
 * npm run proof runs those with full numbers, the files named *.proof.test.ts (of the image and the developers' tools), the whole
 * server on MariaDB, and the shares of docs/performance.md at the end, measured while nothing else runs.
 * Words after `--` go to jest: npm test -- test/server/planning
 */
install()
build()
const proof = process.argv.includes('--proof')
const long = proof || process.argv.includes('--long')
const words = process.argv.slice(2).filter((word) => !['--long', '--proof'].includes(word))
const folder = mkdtempSync(join(tmpdir(), 'mealwright-test-'))
const mysql = await startTestMysql()
const browser = findBrowser()
process.env.TEST_SEED ??= String(randomInt(2 ** 31))
process.env.TEST_PROOF = proof ? '1' : ''
console.log(`What is generated is drawn from the seed ${process.env.TEST_SEED}; TEST_SEED draws it again.`)

const onMysql = {
  env: { TEST_DATABASE: 'mysql', TEST_MYSQL_URL: mysql?.url },
  needs: mysql,
  install: 'a MariaDB or MySQL server (apt-get install mariadb-server, brew install mariadb), or set TEST_MYSQL_URL',
}
// Files that use no database do the same on both.
const usesDatabase = ['--findRelatedTests', 'test/support/freshDatabase.ts']
const part = long ? '-long' : ''
const suites = [
  {
    name: long ? 'server on SQLite' : 'server on SQLite, and pages',
    projects: proof ? ['server-long', 'server-proof'] : long ? ['server-long'] : ['server', 'web'],
    env: { TEST_DATABASE: 'sqlite' },
  },
  {
    name: proof ? 'server on MariaDB' : 'what the database promises, on MariaDB',
    projects: proof ? ['server', 'server-long'] : [`server${part}`],
    files: proof ? usesDatabase : databaseContract,
    ...onMysql,
  },
  {
    name: 'browser',
    projects: proof ? ['browser', 'browser-long'] : [`browser${part}`],
    env: { TEST_DATABASE: 'sqlite', TEST_BROWSER: browser },
    needs: browser,
    install:
      'Chromium (apt-get install chromium chromium-headless-shell), or set TEST_BROWSER to a Chrome or Chromium program',
  },
]

let passed = 0
let failed = 0
const leftOut = suites.filter((suite) => 'needs' in suite && !suite.needs)
const runnable = suites.filter((suite) => !leftOut.includes(suite))
const slow = []
const unsteady = []
/** One for each kind of database, prepared beside each other. */
const kinds = new Map(runnable.map(({ env }) => [env.TEST_DATABASE, env]))
const templates = new Map(Array.from(kinds, ([kind, env]) => [kind, startTemplate(env)]))
for (const suite of runnable) {
  console.log(`\n== ${suite.name}`)
  const start = Date.now()
  const template = await templates.get(suite.env.TEST_DATABASE)
  const env = { ...suite.env, TEST_TEMPLATE: template.url }
  const result = await runSteadily({ ...suite, env }, words, folder)
  console.log(`${result.passed} passed, ${result.failed} failed in ${Math.round((Date.now() - start) / 1000)} s`)
  passed += result.passed
  failed += result.failed
  unsteady.push(...result.unsteady)
  if (!long) slow.push(...result.slow)
}

for (const template of templates.values()) await (await template).stop()
await mysql?.stop()
if (proof && words.length === 0) {
  console.log('\n== shares of a bare server')
  const { status } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'test/bench/main.ts', 'shares'], {
    stdio: 'inherit',
  })
  passed += status === 0 ? 1 : 0
  failed += status === 0 ? 0 : 1
}
rmSync(folder, { recursive: true, force: true })
for (const { name, install: what } of leftOut) {
  console.log(`\nLeft out: ${name}. To run it, install ${what}.`)
  if (process.env.CI === 'true') failed += 1
}
for (const { path, seconds } of slow)
  console.log(`\nSlow: ${path} took ${seconds} s. What takes that long on a quiet machine is named *.long.test.ts.`)
for (const path of unsteady)
  console.log(`\nUnsteady: ${path} failed, and passed when it ran again. Find out why: what failed is printed above.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** A Chromium or Chrome program; first the one without windows, which does the same with less of a machine. */
function findBrowser() {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const places = [
    process.env.TEST_BROWSER,
    ...names.map((name) => `/usr/bin/${name}`),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return places.find((place) => place && existsSync(place)) ?? null
}
