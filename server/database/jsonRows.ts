import type { Knex } from 'knex'
import { isEmbedded } from './connection'

/** A column by its name; of one with fractions, which SQLite's JSON would round to 15 digits, that is said. */
export type JsonColumn = string | { fraction: string }

/**
 * The rows of a query as one column of another query, so that a statement is saved. Compare it with a column of the outer
 * query: it is then read once the outer row is, which under `FOR UPDATE` is after the lock was had. The rows have no order.
 */
export function jsonRows(db: Knex, query: Knex.QueryBuilder, columns: readonly JsonColumn[]): Knex.QueryBuilder {
  const [asArray, asRow] = isEmbedded(db) ? ['json_group_array', 'json_array'] : ['json_arrayagg', 'json_array']
  const parts = columns.map((column) => (typeof column === 'string' ? '??' : fractionIn(db)))
  const names = columns.flatMap((column) => (typeof column === 'string' ? column : [column.fraction, column.fraction]))
  return query.select(db.raw(`${asArray}(${asRow}(${parts.join(', ')}))`, names))
}

const fractionIn = (db: Knex): string =>
  isEmbedded(db) ? "case when ?? is not null then printf('%!.17g', ??) end" : 'coalesce(??, ??)'

/** The rows of such a column, by the same columns. */
export function readJsonRows<Row>(value: unknown, columns: readonly JsonColumn[]): Row[] {
  // MySQL's driver has parsed it already, MariaDB says null of no rows.
  const rows = (typeof value === 'string' ? JSON.parse(value) : (value ?? [])) as unknown[][]
  return rows.map(
    (row) =>
      Object.fromEntries(
        columns.map((column, index) =>
          typeof column === 'string' ? [column, row[index]] : [column.fraction, numberOf(row[index])],
        ),
      ) as Row,
  )
}

const numberOf = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value))
