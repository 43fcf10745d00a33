import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { fileNames } from '../photos/photoFiles'
import { PhotoModel } from '../photos/PhotoModel'
import { ProductPhotoModel } from '../photos/ProductPhotoModel'
import type { PhotoStore } from '../photos/PhotoStore'
import { makePhotosTable, type PhotoEntry, PHOTOS_TABLE } from './photosTable'

/** Photos of which the names are read at once; of their files, those of one are in memory. */
const PAGE = 200
/** After so many failures in a row the store is taken to be gone, and not waited for any more. */
const MOST_FAILURES = 3

/** What a backup lacks of photos. */
export interface LackingPhotos {
  /** Of files that the store did not have, or did not give. */
  readonly names: readonly string[]
  /** What the store threw last; null where it merely did not have them. */
  readonly cause: string | null
}

/** That it lacks nothing. */
export const NOTHING_LACKING: LackingPhotos = { names: [], cause: null }

/**
 * Puts the files of all photos of a backup into it (docs/product.md OPS-10), one photo after the other.
 */
export async function writePhotos(backup: Knex, photos: PhotoStore): Promise<LackingPhotos> {
  await makePhotosTable(backup)
  const names: string[] = []
  let cause: string | null = null
  let failures = 0
  const read = async (name: string): Promise<Buffer | null> => {
    if (failures >= MOST_FAILURES) return null
    try {
      const file = await photos.get(name)
      failures = 0
      return file
    } catch (error) {
      failures += 1
      cause = String(error)
      return null
    }
  }
  for await (const id of photoIds(backup))
    for (const name of fileNames(id)) {
      const body = await read(name)
      if (body) await backup(PHOTOS_TABLE).insert({ name, sha256: sha256Of(body), body } satisfies PhotoEntry)
      else names.push(name)
    }
  return { names, cause }
}

/** The ids of the photos that a backup has rows of; none in one of a release without photos. */
async function* photoIds(backup: Knex): AsyncGenerator<string> {
  yield* idsIn(backup, PhotoModel.tableName, 'id')
  yield* idsIn(backup, ProductPhotoModel.tableName, 'photo')
}

async function* idsIn(backup: Knex, table: string, column: string): AsyncGenerator<string> {
  if (!(await backup.schema.hasTable(table))) return
  for (let last = ''; ;) {
    const page: string[] = await backup(table).where(column, '>', last).orderBy(column).limit(PAGE).pluck(column)
    yield* page
    const end = page.at(-1)
    if (end === undefined) return
    last = end
  }
}

/** What a file is known by in a backup. */
export const sha256Of = (body: Buffer): string => createHash('sha256').update(body).digest('hex')
