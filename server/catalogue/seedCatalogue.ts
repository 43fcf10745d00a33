import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Knex } from 'knex'
import { schemaState } from '../database/migrate'
import type { Services } from '../services'
import { importCatalogue } from './importCatalogue'
import { CatalogueStateModel, STATE_ID } from './models/CatalogueStateModel'
import { readCatalogue } from './readCatalogue'
import type { CatalogueData } from './types'

/** Where the catalogue that comes with the product is. */
export const SEEDS = resolve('seeds/catalogue')
/** Where a parsed catalogue is kept, so that no file is parsed twice. */
const CACHE = resolve('node_modules/.cache/mealwright')
/** Part of the hash: another number makes every installation read the seeds again. */
const FORMAT = 4

/**
 * Imports the catalogue that comes with the product, unless these very files were the last seeds that were imported. A
 * catalogue that an administrator imported since stays until the product brings other files. During an update two releases
 * run beside each other, and the older one must not bring its catalogue back: seeds that were imported before others, and
 * those of a release that is older than the tables, are left alone. A developer's own database follows the files.
 *
 * @throws Error when there are no files and no catalogue is stored: the server was started in another folder.
 */
export async function seedCatalogue(services: Pick<Services, 'db' | 'now' | 'log' | 'config'>): Promise<void> {
  const { db, log, config } = services
  const state = await CatalogueStateModel.query(db).findById(STATE_ID).throwIfNotFound()
  if (!existsSync(SEEDS)) {
    if (state.version > 0) return
    throw new Error(`There is no catalogue: ${SEEDS} does not exist. Start Mealwright in its own folder.`)
  }
  const hash = hashOfFiles(SEEDS)
  if (state.seedHash === hash) return
  if (!config.demo && state.seedHash !== null && (await isOlder(db, hash)))
    return void log.warn('The catalogue is that of a newer release and stays; catalogue:import would replace it')
  const outcome = await importCatalogue(services, readCached(SEEDS, hash), hash)
  log.info(outcome, 'The catalogue was imported')
}

/** Whether other seeds were imported after these, or the tables are those of a newer release. */
async function isOlder(db: Knex, hash: string): Promise<boolean> {
  const before: unknown = await db('catalogue_seeds').where({ hash }).first()
  return before !== undefined || (await schemaState(db)) === 'ahead'
}

/** A hash over the names and contents of a catalogue folder's files. */
export function hashOfFiles(directory: string): string {
  const hash = createHash('sha256').update(String(FORMAT))
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(yaml|csv)$/.test(name),
  )
  for (const name of files.sort()) hash.update(`\n${name}\n`).update(readFileSync(join(directory, name)))
  return hash.digest('hex').slice(0, 32)
}

/** Parsing takes longer than all the rest of a start, so its result is kept where that is possible. */
function readCached(directory: string, hash: string): CatalogueData {
  const file = join(CACHE, `catalogue-${hash}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as CatalogueData
  const data = readCatalogue(directory)
  try {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(data))
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // A folder that cannot be written costs time at the next start, nothing else.
  }
  return data
}
