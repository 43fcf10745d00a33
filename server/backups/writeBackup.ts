import type { Knex } from 'knex'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { migrations } from '../../migrations'
import type { Config } from '../platform/config'
import { connect, isEmbedded } from '../database/connection'
import { openPhotosBy, type PhotoPlace } from '../photos/openPhotos'
import type { PhotoStore } from '../photos/PhotoStore'
import { BESIDE, keepDatabaseToOwner } from '../platform/ownersAlone'
import { BackupError } from './BackupError'
import { connectPatiently, namesOfMigrations } from './backupFile'
import { fillFile } from './fillFile'
import { type LackingPhotos, NOTHING_LACKING, writePhotos } from './writePhotos'

/**
 * Writes every table as it is at one moment into a new SQLite file, readable for its owner only, while the server writes on,
 * and then the files of the photos that the tables name. Of either database the file is the same, so one can be restored
 * into the other.
 * @param photos where they are; null leaves them out.
 * @throws BackupError when the file exists, or when the tables are newer than this program.
 */
export async function writeBackup(
  { database }: Pick<Config, 'database'>,
  file: string,
  photos: PhotoPlace | null,
): Promise<LackingPhotos> {
  if (existsSync(file)) throw new BackupError(`${file} exists already`)
  const partial = `${file}.partial`
  const source = connectPatiently(database)
  try {
    await rm(partial, { force: true })
    keepDatabaseToOwner(partial)
    if (isEmbedded(source)) await source.raw('VACUUM INTO ?', [partial])
    else await copyToFile(source, partial)
    const lacking = photos === null ? NOTHING_LACKING : await addPhotos(partial, await openPhotosBy(source, photos))
    await flush(partial)
    await rename(partial, file)
    return lacking
  } finally {
    await source.destroy()
    for (const end of ['', ...BESIDE]) await rm(partial + end, { force: true })
  }
}

async function copyToFile(source: Knex, path: string): Promise<void> {
  const applied = await namesOfMigrations(source)
  const target = connect({ kind: 'sqlite', path })
  try {
    await target.migrate.latest({
      migrationSource: {
        getMigrations: async () => migrations.filter(({ name }) => applied.includes(name)),
        getMigrationName: ({ name }: (typeof migrations)[number]) => name,
        getMigration: async (migration: (typeof migrations)[number]) => migration,
      },
    })
    await fillFile(target, (tables) =>
      source.transaction(
        async (snapshot) => {
          // The server ends a connection that reads slowly, as while a disk is busy.
          await snapshot.raw(`SET SESSION net_write_timeout = ${WRITE_PATIENCE}`)
          for (const table of tables) await table.fill(snapshot(table.name).select('*').stream())
        },
        { isolationLevel: 'repeatable read' },
      ),
    )
  } finally {
    await target.destroy()
  }
}

/** Like the tables they are of no use before all are there, so there is no log to go back by. */
async function addPhotos(path: string, photos: PhotoStore): Promise<LackingPhotos> {
  const target = connect({ kind: 'sqlite', path })
  try {
    for (const words of ['journal_mode = OFF', 'synchronous = OFF']) await target.raw(`PRAGMA ${words}`)
    const lacking = await writePhotos(target, photos)
    await target.raw('PRAGMA journal_mode = DELETE')
    return lacking
  } finally {
    await target.destroy()
  }
}

/** Seconds. */
const WRITE_PATIENCE = 3600

/** From the file system's memory to the disk. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}
