import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, install } from './prepare.mjs'
import { runSteadily } from './runSteadily.mjs'
import { startTemplate, startTestMysql } from './startTestServices.mjs'

/** So large a part of the files may be left out, since TEST_UNTIL was over; more is a failure. */
const MOST_LATE = 0.1
/** A quick file that takes longer than this, in seconds, is named. */
const SLOW = 20

/**
 * npm test: prepares as `npm start` does and runs every suite: the server's and the pages' parts on SQLite, what the database
 * promises on MariaDB, and the product in a real browser, all beside each other. What a machine lacks is left out and named;
 * with CI=true that counts as a failure.
 * npm run test:long runs the files named *.long.test.ts instead: those that take longer than 20 seconds on their own.
 * npm run test:all runs both in one go.
 * npm run proof runs those with full numbers, the files named *.proof.test.ts (of the image, the developers' tools and a rolling
 * release), the whole server on MariaDB, and the shares of docs/performance.md at the end, measured while nothing else runs.
 * Words after `--` go to jest: npm test -- test/server/planning
 */
install()
build()
const flags = ['--long', '--all', '--proof']
const [long, all, proof] = flags.map((flag) => process.argv.includes(flag))
const words = process.argv.slice(2).filter((word) => !flags.includes(word))
const folder = mkdtempSync(join(tmpdir(), 'mealwright-test-'))
const browser = findBrowser()
process.env.TEST_SEED ??= String(randomInt(2 ** 31))
process.env.TEST_PROOF = proof ? '1' : ''
console.log(`What is generated is drawn from the seed ${process.env.TEST_SEED}; TEST_SEED draws it again.`)
const mysql = await startTestMysql()
/** The databases that files copy, prepared beside each other. */
const [sqliteTemplate, mysqlTemplate] = await Promise.all([
  startTemplate({ TEST_DATABASE: 'sqlite' }),
  mysql && startTemplate({ TEST_DATABASE: 'mysql', TEST_MYSQL_URL: mysql.url }),
])
const env = {
  TEST_DATABASE: 'sqlite',
  TEST_TEMPLATE: sqliteTemplate.url,
  TEST_MYSQL_URL: mysql?.url,
  TEST_MYSQL_TEMPLATE: mysqlTemplate?.url,
  TEST_MYSQL_FILES: proof || words.length > 0 ? 'all' : 'contract',
  TEST_BROWSER: browser ?? undefined,
}

const onMysql = {
  needs: mysql,
  install: 'a MariaDB or MySQL server (apt-get install mariadb-server, brew install mariadb), or set TEST_MYSQL_URL',
}
const inBrowser = {
  needs: browser,
  install:
    'Chromium (apt-get install chromium chromium-headless-shell), or set TEST_BROWSER to a Chrome or Chromium program',
}
const quick = [
  { name: 'server on SQLite, and pages', projects: ['server', 'web'], isQuick: true },
  { name: 'what the database promises, on MariaDB', projects: ['server-mysql'], isQuick: true, ...onMysql },
  { name: 'browser', projects: ['browser'], isQuick: true, ...inBrowser },
]
const slower = [
  { name: 'what takes long, on SQLite', projects: ['server-long'] },
  { name: 'what takes long, on MariaDB', projects: ['server-long-mysql'], ...onMysql },
  { name: 'what takes long, in a browser', projects: ['browser-long'], ...inBrowser },
]
const proven = [
  { name: 'server on SQLite', projects: ['server-long', 'server-proof'] },
  { name: 'browser', projects: ['browser', 'browser-long', 'browser-proof'], ...inBrowser },
]
const onWholeMysql = [{ name: 'server on MariaDB', projects: ['server-mysql', 'server-long-mysql'], ...onMysql }]
// Files that use no database do the same on both.
const usesDatabase = ['--findRelatedTests', 'test/support/freshDatabase.ts']
const runs = proof
  ? [
      { parts: proven, words },
      { parts: onWholeMysql, words: words.length > 0 ? words : usesDatabase },
    ]
  : [{ parts: all ? [...quick, ...slower] : long ? slower : quick, words }]

let passed = 0
let failed = 0
const leftOut = runs.flatMap(({ parts }) => parts).filter((part) => 'needs' in part && !part.needs)
const slow = []
const unsteady = []
const late = []
let files = 0
for (const { parts, words: chosen } of runs) {
  const runnable = parts.filter((part) => !leftOut.includes(part))
  console.log(`\n== ${runnable.map(({ name }) => name).join('; ')}`)
  if (runnable.length === 0) continue
  const start = Date.now()
  const result = await runSteadily(runnable, env, chosen, folder)
  console.log(`\nIn ${Math.round((Date.now() - start) / 1000)} s:`)
  for (const [index, part] of result.parts.entries()) {
    const { name, isQuick } = runnable[index]
    console.log(`${part.passed} passed, ${part.failed} failed: ${name}`)
    passed += part.passed
    failed += part.failed
    unsteady.push(...part.unsteady)
    files += part.files.length
    late.push(...part.files.filter(({ isLeftOut }) => isLeftOut))
    if (isQuick) slow.push(...part.files.filter(({ seconds }) => seconds > SLOW))
  }
  if (result.isBroken) {
    console.log('Jest ended badly.')
    failed += 1
  }
}

for (const template of [sqliteTemplate, mysqlTemplate]) await template?.stop()
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
if (late.length > 0) console.log(`\n${late.length} files were left out, since the run had taken too long (TEST_UNTIL):`)
if (late.length > MOST_LATE * files) failed += 1
for (const { path, project } of late) console.log(`${path} (${project})`)
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
