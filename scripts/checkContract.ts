import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeDefs } from '../server/generated/typeDefs'
import { breakingChanges } from '../server/graphql/breakingChanges'

/** The schema as clients know it: the one of the last release. */
const RELEASED = join('schema', 'released.graphql')

/** Fails when the schema breaks what the last release promised; with `--release` today's schema becomes the promise. */
function run(): void {
  if (process.argv.includes('--release')) {
    writeFileSync(RELEASED, `${typeDefs.trimEnd()}\n`)
    process.stdout.write(`Wrote ${RELEASED}.\n`)
    return
  }
  const changes = breakingChanges(readFileSync(RELEASED, 'utf8'), typeDefs)
  if (changes.length === 0) return
  process.exitCode = 1
  process.stdout.write(
    `The schema would break clients that were written against ${RELEASED}:\n${changes.map((change) => `- ${change}\n`).join('')}` +
      'Add beside what is there and mark that as @deprecated. Where the break is intended, say so in the release notes and run\n' +
      '  npx tsx scripts/checkContract.ts --release\n',
  )
}

run()
