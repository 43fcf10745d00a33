import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
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
const FORMAT = 3

/**
 * Imports the catalogue that comes with the product, unless these very files were the last seeds that were imported. A
 * catalogue that an administrator imported since stays until the product brings other files.
 */
export async function seedCatalogue(services: Pick<Services, 'db' | 'now' | 'log'>): Promise<void> {
  if (!existsSync(SEEDS)) return
  const hash = hashOfFiles(SEEDS)
  const state = await CatalogueStateModel.query(services.db).findById(STATE_ID).throwIfNotFound()
  if (state.seedHash === hash) return
  const outcome = await importCatalogue(services, readCached(SEEDS, hash), hash)
  services.log.info(outcome, 'The catalogue was imported')
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
