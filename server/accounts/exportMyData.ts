import type { Knex } from 'knex'
import type { Services } from '../services'
import { type PersonalTable, personalTables } from './personalData'

type Row = Record<string, unknown>

/** Everything held about a person: a description and the rows of each table. Times are epoch milliseconds. */
export async function exportMyData({ db, config, now }: Services, userId: string): Promise<Record<string, unknown>> {
  const held: Record<string, unknown> = {}
  for (const table of personalTables)
    held[table.table] = { about: table.describe(), rows: await rowsOf(db, table, userId) }
  return { product: config.productName, exportedAt: now(), data: held }
}

async function rowsOf(
  db: Knex,
  { table, owner, without = [], json = [], parts = [] }: PersonalTable,
  userId: string,
): Promise<Row[]> {
  const rows: Row[] = await db(table).where(owner, userId)
  const ids = rows.map((row) => row.id as string)
  const shown = rows.map((row) => shape(row, without, json))
  for (const part of parts) {
    const found: Row[] = ids.length > 0 ? await db(part.table).whereIn(part.parent, ids) : []
    for (const [index, row] of shown.entries())
      row[part.table] = found
        .filter((one) => one[part.parent] === ids[index])
        .map((one) => shape(one, [part.parent], part.json))
  }
  return shown
}

function shape(row: Row, without: readonly string[], json: readonly string[] = []): Row {
  const kept = Object.entries(row).filter(([name]) => !without.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, json.includes(name) && typeof value === 'string' ? parsed(value) : value]),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
