import { spawnSync } from 'node:child_process'
import { install } from './prepare.mjs'
import { hashOf } from './stale.mjs'

/** npm run validate: everything that a change must pass beside the tests. Every check runs; the failed ones are named. */
install()
const bin = (path) => `node_modules/${path}`
const checks = [
  ['generated code is up to date', () => generatedIsCurrent()],
  ['contract with released clients', () => tsx('server/commands/checkContract.ts')],
  ['types', () => node(bin('typescript/bin/tsc'), '-p', '.')],
  ['lint', () => node(bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0')],
  ['catalogue', () => tsx('server/commands/lintCatalogue.ts')],
  ['catalogue report is up to date', () => tsx('server/commands/reportCatalogue.ts', '--check')],
]

const failed = []
for (const [name, check] of checks) {
  const start = Date.now()
  const ok = check()
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
  if (!ok) failed.push(name)
}
if (failed.length > 0) console.log(`\nTo mend: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)

function node(...words) {
  return spawnSync(process.execPath, words, { stdio: 'inherit' }).status === 0
}

function tsx(...words) {
  return node(bin('tsx/dist/cli.mjs'), ...words)
}

/** Makes the generated files anew; they are right when nothing changes. */
function generatedIsCurrent() {
  const places = ['server/generated', 'web']
  const before = hashOf(places)
  if (!node(bin('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts', '--silent')) return false
  if (hashOf(places) === before) return true
  console.log('The generated files were not those of the schema and operations; they are now. Commit them.')
  return false
}
