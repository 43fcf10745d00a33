import type { Knex } from 'knex'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../platform/config'
import { OWNERS_FILE } from '../platform/ownersAlone'
import { faultOf } from './faults'

/** What callers find and a probe does not. */
type LateFault = 'full' | 'damaged'

/** A statement of a caller with its bound values. */
interface Statement {
  readonly sql: string
  readonly bindings: readonly Knex.RawBinding[]
}

/** For so long after a caller's statement failed for want of space or for damage the database counts as having it. */
const MEMORY = 30_000
/** So often at most it is tried whether there is room again, in milliseconds. */
const BETWEEN_TRIES = 1000
/** What a caller may want to write at once, in bytes. */
const ROOM = 2 ** 20

/**
 * Whether statements of callers have failed lately for want of space or for damage. A probe cannot find that by itself: its
 * row fits where a caller's does not, and it reads another table. Want of space ends when there is room again for what did
 * not fit, and lasts while there is none; where neither can be known, and for damage, it is half a minute.
 * @param own what the trials run on.
 */
export function lateFaults(
  database: Config['database'],
  db: Knex,
  own: Knex,
  now = () => performance.now(),
): () => Promise<LateFault | null> {
  let latest: { fault: LateFault; at: number; statement: Statement } | null = null
  let triedAt = -Infinity
  db.on('query-error', (error: unknown, { sql, bindings = [] }: Statement) => {
    const fault = faultOf(error)
    if (fault !== 'full' && fault !== 'damaged') return
    // Reading needs space for a while and says less than a row that does not fit.
    const before = latest?.fault === fault && !isRead(latest.statement.sql) ? latest.statement : null
    latest = { fault, at: now(), statement: isRead(sql) && before ? before : { sql, bindings } }
  })
  return async () => {
    const known = latest
    if (known?.fault === 'full' && now() - triedAt >= BETWEEN_TRIES) {
      triedAt = now()
      const isRoom =
        database.kind === 'sqlite' ? await hasRoom(own, database.path) : await wouldFit(own, known.statement)
      if (isRoom === false) known.at = now()
      if (isRoom && latest === known) latest = null
    }
    // Nothing that a caller wrote is kept for longer.
    if (latest !== null && now() - latest.at >= MEMORY) latest = null
    return latest?.fault ?? null
  }
}

const isRead = (sql: string): boolean => /^\s*select\b/i.test(sql)
/** What changes tables is not tried again: servers store that at once. */
const isRowWise = (sql: string): boolean => /^\s*(?:select|insert|replace|update|delete)\b/i.test(sql)

/**
 * Whether the disk of the embedded database takes a file, since what is taken back would not have to reach it, and the
 * database, which may have its own bound, a table.
 */
async function hasRoom(own: Knex, path: string): Promise<boolean | null> {
  const onDisk = await fileFits(path)
  if (!onDisk) return onDisk
  return fits(own, async (trx) => {
    await trx.raw('CREATE TABLE room (room BLOB)')
    await trx.raw('INSERT INTO room VALUES (zeroblob(?))', [ROOM])
  })
}

async function fileFits(path: string): Promise<boolean | null> {
  const file = join(dirname(path), '.room')
  try {
    await writeFile(file, Buffer.alloc(ROOM), { mode: OWNERS_FILE, flush: true })
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOSPC' || code === 'EDQUOT' ? false : null
  } finally {
    await rm(file, { force: true })
  }
}

/** Whether a server takes what did not fit: tables have their space each, so another row says nothing. */
async function wouldFit(own: Knex, { sql, bindings }: Statement): Promise<boolean | null> {
  if (!isRowWise(sql)) return null
  return fits(own, async (trx) => {
    // A row whose parent was taken back with it is to be tried alone.
    await trx.raw('SET SESSION foreign_key_checks = 0')
    try {
      await trx.raw(sql, bindings)
    } finally {
      await trx.raw('SET SESSION foreign_key_checks = 1').catch(() => {})
    }
  })
}

/** Whether there is space for some work, which is taken back. Null where it fails for another reason. */
async function fits(own: Knex, work: (trx: Knex.Transaction) => Promise<unknown>): Promise<boolean | null> {
  try {
    const trx = await own.transaction()
    try {
      await work(trx)
      return true
    } finally {
      await trx.rollback()
    }
  } catch (error) {
    const fault = faultOf(error)
    // Who tried it again has stored it meanwhile.
    if (fault === 'unique') return true
    return fault === 'full' ? false : null
  }
}
