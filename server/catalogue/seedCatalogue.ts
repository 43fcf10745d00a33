import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Services } from '../platform/services'
import { importCatalogue } from './importCatalogue'
import { CatalogueStateModel, STATE_ID } from './models/CatalogueStateModel'
import { readCatalogue } from './readCatalogue'
import { hashOfFiles, isOutdated, readEdition, SEEDS } from './seedEdition'
import type { CatalogueData } from './types'

/** Where a parsed catalogue is kept, so that no file is parsed twice. */
const CACHE = resolve('node_modules/.cache/mealwright')

/**
 * Imports the catalogue that comes with the product, unless these very files were the last seeds that were imported. A
 * catalogue that an administrator imported since stays until the product brings other files. During an update two releases
 * run beside each other, and the older one must not bring its catalogue back: what is outdated is left alone. A
 * developer's own database follows the files.
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
  const seed = { hash: hashOfFiles(SEEDS), edition: readEdition().edition, isForced: config.demo }
  if (state.seedHash === seed.hash) return
  if (state.seedHash !== null && (await isOutdated(db, seed)))
    return void log.warn('The catalogue is that of a newer release and stays; catalogue:import would replace it')
  const outcome = await importCatalogue(services, readCached(SEEDS, seed.hash), seed)
  log.info(outcome, 'The catalogue was imported')
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
