import { AccessKeyModel } from '../keys/AccessKeyModel'
import type { Services } from '../platform/services'
import type { LiveSocket } from './LiveSocket'

/** Keys of one query. */
const BATCH = 500

/**
 * Closes the sockets of partners whose keys have been revoked or have expired (docs/product.md PART-11). Keys are revoked by
 * a command, in another process, so they are looked up. If the database does not answer the sockets stay.
 */
export async function endRevoked(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  sockets: Iterable<LiveSocket>,
): Promise<void> {
  const present = [...sockets].filter(({ program }) => program !== null)
  const ids = [...new Set(present.map(({ program }) => program?.keyId ?? ''))]
  try {
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = new Set(ids.slice(start, start + BATCH))
      const live = await liveAmong(db, [...batch], now())
      for (const socket of present) {
        const { keyId = '' } = socket.program ?? {}
        if (batch.has(keyId) && !live.has(keyId)) socket.end('keyEnded')
      }
    }
  } catch (error) {
    log.warn({ error }, 'The keys of sockets could not be looked up')
  }
}

async function liveAmong(db: Services['db'], ids: readonly string[], now: number): Promise<ReadonlySet<string>> {
  const rows = await AccessKeyModel.query(db)
    .findByIds([...ids])
    .whereNull('revokedAt')
    .where((either) => void either.whereNull('expiresAt').orWhere('expiresAt', '>', now))
    .select('id')
  return new Set(rows.map(({ id }) => id))
}
