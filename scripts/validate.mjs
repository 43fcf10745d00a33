import { spawnSync } from 'node:child_process'
import { install } from './prepare.mjs'
import { hashOf } from './stale.mjs'

/** npm run validate: the checks besides the tests. All of them run; the last line names those that failed. */
install()
const bin = (path) => `node_modules/${path}`
const checks = [
  ['generated code is up to date', () => generatedIsCurrent()],
  ['contract with released clients', () => tsx('scripts/checkContract.ts')],
  ['migrations beside the last release', () => tsx('scripts/checkMigrations.ts')],
  ['types', () => node(bin('typescript/bin/tsc'), '-p', '.')],
  ['format', () => node(bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.')],
  ['lint', () => node(bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0')],
  ['lint with types', () => node(bin('eslint/bin/eslint.js'), '.', '--config', 'eslint.typed.config.js')],
  ['licences and checksums of packages', () => tsx('scripts/checkLicences.ts')],
  ['dependencies, unused files and exports', () => node(bin('knip/bin/knip.js'), '--no-progress')],
  ['mutations fit their files', () => node('scripts/mutate.mjs', '--check')],
  ['sizes of the pages', () => node('scripts/prepare.mjs') && tsx('scripts/checkPageSizes.ts')],
  ['catalogue', () => tsx('scripts/lintCatalogue.ts')],
  ['catalogue report is up to date', () => tsx('scripts/reportCatalogue.ts', '--check')],
]

const failed = []
for (const [name, check] of checks) {
  const start = Date.now()
  const ok = check()
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
  if (!ok) failed.push(name)
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)

function node(...words) {
  return spawnSync(process.execPath, words, { stdio: 'inherit' }).status === 0
}

function tsx(...words) {
  return node(bin('tsx/dist/cli.mjs'), ...words)
}

/** Generates the files again; they are right when nothing changes. */
function generatedIsCurrent() {
  const places = ['server/generated', 'web']
  const before = hashOf(places)
  if (!tsx('scripts/codegen.ts')) return false
  if (hashOf(places) === before) return true
  console.log('The generated files did not match the schema and operations; they do now. Commit them.')
  return false
}
