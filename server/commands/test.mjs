import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, install } from './prepare.mjs'
import { runJest } from './runJest.mjs'

/** More broken files than this are no accident. */
const FEW = 3

/**
 * npm test: prepares as `npm start` does and runs every suite: the server's on both databases, the pages' parts, and the
 * product in a real browser. What a machine lacks is left out and named; with CI=true it is a failure.
 * The few files that fail run once more by themselves: see runAgain.
 * Words after `--` go to jest: npm test -- test/server/planning
 */
install()
build()
const jestWords = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'mealwright-test-'))
const mysql = await startMysql()
const browser = findBrowser()

const suites = [
  { name: 'server on SQLite', project: 'server', env: { TEST_DATABASE: 'sqlite' } },
  { name: 'server on MySQL', project: 'server', env: { TEST_DATABASE: 'mysql', TEST_MYSQL_URL: mysql?.url }, needs: mysql, install: 'a MariaDB or MySQL server (apt-get install mariadb-server, brew install mariadb), or set TEST_MYSQL_URL' },
  { name: 'pages', project: 'web', env: {} },
  { name: 'browser', project: 'browser', env: { TEST_BROWSER: browser }, needs: browser, install: 'Chromium (apt-get install chromium), or set TEST_BROWSER to a Chrome or Chromium program' },
]

let passed = 0
let failed = 0
const leftOut = []
const unsteady = []
for (const suite of suites) {
  if ('needs' in suite && !suite.needs) {
    leftOut.push(suite)
    continue
  }
  console.log(`\n== ${suite.name}`)
  const first = await runJest(suite, jestWords, folder)
  const again = first.broken.length > 0 && first.broken.length <= FEW ? await runAgain(suite, first) : first
  passed += again.passed
  failed += again.failed
}

await mysql?.stop()
rmSync(folder, { recursive: true, force: true })
for (const { name, install: what } of leftOut) {
  console.log(`\nLeft out: ${name}. To run it, install ${what}.`)
  if (process.env.CI === 'true') failed += 1
}
for (const { name, path } of unsteady) console.log(`\nUnsteady: ${path} (${name}) failed, and passed by itself.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/**
 * Runs the few files that failed once more by themselves. What passes then depended on what else the machine did: it
 * counts as passed, and is named at the end.
 */
async function runAgain(suite, first) {
  console.log(`\n== ${suite.name}, what failed once more`)
  const second = await runJest(suite, ['--runTestsByPath', ...first.broken.map((one) => one.name)], folder)
  const still = new Set(second.broken.map((one) => one.name))
  for (const one of first.broken) if (!still.has(one.name)) unsteady.push({ name: suite.name, path: relative('.', one.name) })
  const passedBefore = first.broken.flatMap((one) => one.assertionResults).filter((one) => one.status === 'passed').length
  return { passed: first.passed - passedBefore + second.passed, failed: second.failed }
}

/** The MySQL server of TEST_MYSQL_URL, or one of our own that lives as long as the tests. */
async function startMysql() {
  if (process.env.TEST_MYSQL_URL) return { url: process.env.TEST_MYSQL_URL, stop: () => Promise.resolve() }
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'test/support/serveMysql.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const url = await new Promise((resolve) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()))
    child.once('exit', () => resolve(''))
  })
  if (!url.startsWith('mysql:')) return null
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve)
        child.stdin.end()
      }),
  }
}

/** A Chromium or Chrome program. */
function findBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const places = [process.env.TEST_BROWSER, ...names.map((name) => `/usr/bin/${name}`), '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']
  return places.find((place) => place && existsSync(place)) ?? null
}
