import { join } from 'node:path'
import { importCatalogue } from '../catalogue/importCatalogue'
import { lintCatalogue } from '../catalogue/lint/lintCatalogue'
import { readCatalogue } from '../catalogue/readCatalogue'
import { readConfig, type Config } from '../platform/config'
import { ConfigError } from '../platform/environment'
import { connect } from '../database/connection'
import { migrate } from '../database/migrate'
import { sharedClock } from '../database/sharedClock'
import { createLog } from '../platform/log'
import { readPictures } from './pictures'

/**
 * Imports a catalogue folder into the configured database if the linter finds no problem. Running servers use the new
 * version within seconds. Returns the exit status and reports through `write`.
 */
export async function runImport(config: Config, directory: string, write: (line: string) => void): Promise<number> {
  const problems = lintCatalogue(directory, readPictures())
  for (const { file, line, message } of problems) write(`${join(directory, file)}:${line} ${message}`)
  if (problems.length > 0) {
    write(`${problems.length === 1 ? 'A problem' : `${problems.length} problems`}: nothing was imported.`)
    return 1
  }
  const db = connect(config.database)
  try {
    if (config.migrateAtStart) await migrate(db)
    const { now, adjust } = sharedClock(db, createLog('warn'))
    await adjust()
    const { version, changed, removed } = await importCatalogue({ db, now }, readCatalogue(directory))
    const entries = (count: { ingredients: number; meals: number }) =>
      `${count.meals} meals and ${count.ingredients} ingredients`
    write(`Version ${version}: ${entries(changed)} are new or changed, ${entries(removed)} are gone.`)
    return 0
  } finally {
    await db.destroy()
  }
}

async function main(): Promise<void> {
  const directory = process.argv[2] ?? join('seeds', 'catalogue')
  process.exitCode = await runImport(readConfig(process.env), directory, (line) => process.stdout.write(`${line}\n`))
}

if (/importCatalogue\.(ts|cjs)$/.test(process.argv[1] ?? ''))
  main().catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exitCode = 1
  })
