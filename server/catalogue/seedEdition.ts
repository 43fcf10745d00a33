import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Knex } from 'knex'
import { schemaState } from '../database/migrate'

/** Where the catalogue that comes with the product is. */
export const SEEDS = resolve('seeds/catalogue')
/** Where it says which edition of the seeds that is. */
export const EDITION = resolve('seeds/edition.json')
/** Part of the hash: another number makes every installation read the seeds again. */
const FORMAT = 5

/** Which seeds these are. */
export interface Seed {
  /** A hash over their files. */
  hash: string
  /** Grows whenever files change, which `npm run codegen` sees to. */
  edition: number
  /** Whether they are imported also where newer ones were: a developer's own database follows the files. */
  isForced: boolean
}

/** What `seeds/edition.json` says. */
export interface Edition {
  edition: number
  /** Of the files for which it was written. */
  hash: string
}

/** @throws Error when the file is missing. */
export const readEdition = (): Edition => JSON.parse(readFileSync(EDITION, 'utf8')) as Edition

/** A hash over the names and contents of a catalogue folder's files. */
export function hashOfFiles(directory: string): string {
  const hash = createHash('sha256').update(String(FORMAT))
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(yaml|csv)$/.test(name),
  )
  for (const name of files.sort()) hash.update(`\n${name}\n`).update(readFileSync(join(directory, name)))
  return hash.digest('hex').slice(0, 32)
}

/**
 * Whether seeds have to be left alone: they were imported before others, an edition after them was imported, or the tables
 * are those of a newer release.
 */
export async function isOutdated(db: Knex, { hash, edition, isForced }: Seed): Promise<boolean> {
  if (isForced) return false
  const later: unknown = await db('catalogue_seeds').where({ hash }).orWhere('edition', '>', edition).first()
  return later !== undefined || (await schemaState(db)) === 'ahead'
}
