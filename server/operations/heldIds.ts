import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'

/** The table in which ids of operations are held, and the column that says whose they are. */
interface Held {
  readonly table: string
  readonly owner: string
}

/**
 * When the oldest id came of the newest that are held (docs/product.md API-52); none where there are fewer. Older ids go,
 * and operations that are older are stale: whether they were done before is not known any more.
 *
 * @param of selects the ids of one owner.
 */
export function oldestHeld(
  db: Knex,
  table: string,
  of: (ids: Knex.QueryBuilder) => Knex.QueryBuilder,
): Knex.QueryBuilder {
  return of(db(table))
    .orderBy(`${table}.at`, 'desc')
    .limit(1)
    .offset(LIMITS.operationIds - 1)
    .select(`${table}.at`)
}

/** Deletes an owner's ids that are older than those that are held. */
export async function forgetBeyond(trx: Knex, { table, owner }: Held, id: string): Promise<void> {
  const oldest = oldestHeld(trx, table, (ids) => ids.where(owner, id)).as('oldest')
  await trx(table).where(owner, id).where('at', '<', trx.select('at').from(oldest)).delete()
}
