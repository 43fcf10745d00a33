import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeDefs } from '../server/generated/typeDefs'
import { breakingChanges } from '../server/graphql/breakingChanges'
import { behind, readRecord, recordOf, releaseOfToday, versionOfCode } from './releaseRecord'

/** The schema as clients know it: the one of the last release. */
const RELEASED = join('schema', 'released.graphql')

/** Fails when the schema breaks what the last release promised; with `--release` today's schema becomes the promise. */
function run(): void {
  if (process.argv.includes('--release')) {
    writeFileSync(RELEASED, recordOf(releaseOfToday(), `${typeDefs.trimEnd()}\n`))
    process.stdout.write(`Wrote ${RELEASED}.\n`)
    return
  }
  const { release, promised } = readRecord(RELEASED)
  const stale = behind(RELEASED, release, versionOfCode(), [])
  for (const problem of stale) process.stdout.write(`${problem}: npm run release\n`)
  const changes = breakingChanges(promised, typeDefs, new Date().toISOString().slice(0, 10))
  if (changes.length > 0)
    process.stdout.write(
      `The schema would break clients that were written against ${RELEASED}:\n${changes.map((change) => `- ${change}\n`).join('')}` +
        'Add beside what is there and mark that as @deprecated(reason: "Use x. Removed on YYYY-MM-DD."). Where the break is intended, say so in the release notes and run\n' +
        '  npx tsx scripts/checkContract.ts --release\n',
    )
  if (stale.length + changes.length > 0) process.exitCode = 1
}

run()
