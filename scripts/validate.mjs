import { spawn } from 'node:child_process'
import { install } from './prepare.mjs'
import { hashOf } from './stale.mjs'

/**
 * npm run validate: the checks besides the tests, two at a time. All of them run; what one prints comes with its result, and
 * the last line names those that failed. Words after `--` choose checks: npm run validate -- lint types
 */
install()
const bin = (path) => `node_modules/${path}`
const node = (...words) => [process.execPath, ...words]
const tsx = (...words) => node(bin('tsx/dist/cli.mjs'), ...words)

/** The longest come first, so that none of them is left alone at the end. */
const checks = [
  [
    'lint',
    node(bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/'),
  ],
  ['sizes of the pages', node('scripts/prepare.mjs'), tsx('scripts/checkPageSizes.ts')],
  ['types', node(bin('typescript-native/bin/tsc'), '-p', '.')],
  ['lint with types', node(bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.')],
  ['dependencies, unused files and exports', node(bin('knip/bin/knip.js'), '--no-progress')],
  ['generated code is up to date', tsx('scripts/codegen.ts')],
  ['catalogue report is up to date', tsx('scripts/reportCatalogue.ts', '--check')],
  ['catalogue', tsx('scripts/lintCatalogue.ts')],
  ['circles of imports', tsx('scripts/checkCircles.ts')],
  ['format', node(bin('oxfmt/bin/oxfmt'), '--list-different')],
  ['words', tsx('scripts/checkWords.ts')],
  ['contract with released clients', tsx('scripts/checkContract.ts')],
  ['migrations beside the last release', tsx('scripts/checkMigrations.ts')],
  ['licences and checksums of packages', tsx('scripts/checkLicences.ts')],
  ['mutations fit their files', node('scripts/mutate.mjs', '--check')],
]

const LANES = 2
const words = process.argv.slice(2)
const queue = checks.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)))
const generated = ['server/generated', 'server/rest', 'web', 'docs/integrations/client/src', 'seeds/edition.json']
const before = hashOf(generated)
const failed = []
await Promise.all(Array.from({ length: LANES }, lane))
if (hashOf(generated) !== before) {
  console.log('The generated files did not match the schema and operations; they do now. Commit them.')
  failed.push('generated code is up to date')
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)

/** Takes checks from the queue until it is empty. */
async function lane() {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
    const [name, ...commands] = check
    const start = Date.now()
    let result = { ok: true, output: '' }
    for (const command of commands) if (result.ok) result = await run(command)
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    process.stdout.write(`${result.ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n${result.ok ? '' : result.output}`)
    if (!result.ok) failed.push(name)
  }
}

/** Runs a command. @returns whether it succeeded, and what it printed. */
function run([command, ...args]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => child.once('close', (code) => resolve({ ok: code === 0, output })))
}
