import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '../migrations'
import { connect } from '../server/database/connection'
import { migrationProblems } from '../server/database/narrowings'

/** The migrations of the last release, in their order. */
const RELEASED = join('migrations', 'released.txt')

/** Fails when a migration would break the last release, which runs beside it; with `--release` all of them count as released. */
async function run(): Promise<void> {
  if (process.argv.includes('--release')) {
    writeFileSync(RELEASED, migrations.map(({ name }) => `${name}\n`).join(''))
    process.stdout.write(`Wrote ${RELEASED}.\n`)
    return
  }
  const db = connect({ kind: 'sqlite', path: ':memory:' })
  const problems = await migrationProblems(db, migrations, readFileSync(RELEASED, 'utf8').trim().split('\n'))
  await db.destroy()
  if (problems.length === 0) return
  process.exitCode = 1
  process.stdout.write(
    `The last release could not run beside these migrations:\n${problems.map((problem) => `- ${problem}\n`).join('')}` +
      'Let the code do without it first, in a release with a migration that says so; see docs/changes/migration.md.\n',
  )
}

void run()
