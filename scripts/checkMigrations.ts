import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '../migrations'
import { connect } from '../server/database/connection'
import { migrationProblems } from '../server/database/narrowings'
import { behind, readRecord, recordOf, releaseOfToday, versionOfCode } from './releaseRecord'

/** The migrations of the last release, in their order. */
const RELEASED = join('migrations', 'released.txt')

/**
 * Fails when a migration would break the last release, which runs beside it, or when the record of that release is behind;
 * with `--release` all migrations count as released, if they do not break the one before.
 */
async function run(): Promise<void> {
  const { release, promised } = readRecord(RELEASED)
  const released = promised.trim().split('\n')
  const db = connect({ kind: 'sqlite', path: ':memory:' })
  const problems = await migrationProblems(db, migrations, released)
  await db.destroy()
  if (problems.length > 0)
    process.stdout.write(
      `The last release could not run beside these migrations:\n${problems.map((problem) => `- ${problem}\n`).join('')}` +
        'Let the code do without it first, in a release with a migration that says so; see docs/changes/migration.md.\n',
    )
  const isRelease = process.argv.includes('--release')
  const unreleased = migrations.slice(released.length).map(({ name }) => name)
  const stale = isRelease ? [] : behind(RELEASED, release, versionOfCode(), unreleased)
  for (const problem of stale) process.stdout.write(`${problem}: npm run release\n`)
  if (problems.length + stale.length > 0) process.exitCode = 1
  else if (isRelease) {
    writeFileSync(RELEASED, recordOf(releaseOfToday(), migrations.map(({ name }) => `${name}\n`).join('')))
    process.stdout.write(`Wrote ${RELEASED}.\n`)
  }
}

void run()
