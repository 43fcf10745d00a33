import type { Knex } from 'knex'
import { isEmbedded } from './connection'

/** Now in epoch milliseconds by the database's clock, which all instances share; the embedded one has this machine's. */
export async function databaseNow(db: Knex): Promise<number> {
  if (isEmbedded(db)) return Date.now()
  const [[row]] = await db.raw('SELECT UNIX_TIMESTAMP(NOW(3)) AS now')
  return Math.round(Number(row.now) * 1000)
}
