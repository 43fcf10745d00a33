import type { Knex } from 'knex'

/** The table of a backup that has the files of photos; no database of the server has one. */
export const PHOTOS_TABLE = 'backup_photos'

/** A file of a photo in a backup. */
export interface PhotoEntry {
  /** As in every store of photos. */
  readonly name: string
  /** Of its bytes, in hexadecimal figures. */
  readonly sha256: string
  readonly body: Buffer
}

/** Makes the table in a new backup. */
export const makePhotosTable = (backup: Knex): Promise<void> =>
  backup.schema.createTable(PHOTOS_TABLE, (table) => {
    table.string('name').primary()
    table.string('sha256').notNullable()
    table.binary('body').notNullable()
  })

/** Whether a backup has photos: one of an earlier release, or that was made without them, has none. */
export const hasPhotos = (backup: Knex): Promise<boolean> => backup.schema.hasTable(PHOTOS_TABLE)
