import type { Knex } from 'knex'
import Database from 'libsql/promise'
import { isEmbedded } from './connection'

/** Pages of SQLite's log after which a commit copies it into the database, by default. */
const PAGES = 1000

/**
 * For a transaction that writes very much. SQLite copies its log into the database at the end of it, which takes a second for
 * hundreds of megabytes, and nothing else of the process runs in that time. Here it is copied in another thread, after
 * the transaction; where that fails, a later commit does it.
 */
export async function withoutCheckpoint<T>(db: Knex, work: () => Promise<T>): Promise<T> {
  const file = isEmbedded(db) ? await fileOf(db) : ''
  if (file === '') return work()
  await db.raw('PRAGMA wal_autocheckpoint = 0')
  try {
    const outcome = await work()
    await checkpoint(file).catch(() => {})
    return outcome
  } finally {
    await db.raw(`PRAGMA wal_autocheckpoint = ${PAGES}`)
  }
}

/** The path of the database; empty for one in memory. */
async function fileOf(db: Knex): Promise<string> {
  const [main] = (await db.raw('PRAGMA database_list')) as { file: string }[]
  return main?.file ?? ''
}

/** On its own connection, whose statements run apart from this thread. */
async function checkpoint(file: string): Promise<void> {
  const connection = new Database(file, {})
  try {
    await connection.exec('PRAGMA busy_timeout = 1000; PRAGMA wal_checkpoint(PASSIVE)')
  } finally {
    connection.close()
  }
}
