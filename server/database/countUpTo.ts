import type { Knex } from 'knex'

/**
 * How many rows there are, or `most` when there are more: no count reads a table that has grown.
 * @param patience milliseconds until it fails; without it a statement's usual limit.
 */
export async function countUpTo(db: Knex, rows: Knex.QueryBuilder, most: number, patience?: number): Promise<number> {
  const found = rows.clone().select(db.raw('1 AS one')).limit(most).as('found')
  const counting = db.from(found).count({ count: '*' })
  const [row] = await (patience === undefined ? counting : counting.timeout(patience))
  return Number(row?.count ?? 0)
}
