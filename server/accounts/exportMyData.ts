import type { Knex } from 'knex'
import { badRequest } from '../platform/errors'
import type { Services } from '../platform/services'
import { messages } from './messages'
import { personalTables } from './personalData'
import { nameInExport, type PersonalTable } from './PersonalTable'

type Row = Record<string, unknown>
type Exporting = Pick<Services, 'db' | 'config' | 'now'>

/** Rows that are read at once. */
const BATCH = 500
/** Characters of the longest export that is one answer; a longer one is downloaded as a file. */
const LONGEST_ANSWER = 4_000_000

/**
 * Everything held about a person, as in `personalDataText`.
 * @throws GraphQLError BAD_USER_INPUT if it is too long for one answer.
 */
export async function exportMyData(services: Exporting, userId: string): Promise<Row> {
  let text = ''
  for await (const part of personalDataText(services, userId)) {
    text += part
    if (text.length > LONGEST_ANSWER) throw badRequest(messages.exportTooLong)
  }
  return JSON.parse(text) as Row
}

/**
 * Everything held about a person as JSON text: a description and the rows of each table, times in epoch milliseconds. Rows
 * are read a few at a time, so that memory does not grow with what is held.
 */
export async function* personalDataText({ db, config, now }: Exporting, userId: string): AsyncGenerator<string> {
  yield `{"product":${JSON.stringify(config.productName)},"exportedAt":${now()},"data":{`
  for (const [index, table] of personalTables.entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(nameInExport(table))}:{"about":${JSON.stringify(table.describe())},"rows":[`
    let isFirst = true
    for await (const rows of batchesOf(db, table, userId)) {
      yield (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(row)).join(',')
      isFirst = false
    }
    yield ']}'
  }
  yield '}}'
}

/** The rows of a table that belong to a person, in the order of its key. */
async function* batchesOf(db: Knex, table: PersonalTable, userId: string): AsyncGenerator<Row[]> {
  const { key = 'id', owner, of, doneBy, empty = [] } = table
  let last: unknown
  for (;;) {
    const query = db(table.table).whereIn(owner, of ? of(db, userId) : [userId])
    if (doneBy) void query.whereIn(doneBy, db('household_members').where({ userId }).select('id'))
    for (const column of empty) void query.whereNull(column)
    if (last !== undefined) void query.where(key, '>', last as string)
    const rows: Row[] = await query.orderBy(key).limit(BATCH)
    if (rows.length > 0) yield await shapeAll(db, table, rows)
    if (rows.length < BATCH) return
    last = rows.at(-1)?.[key]
  }
}

async function shapeAll(db: Knex, { without = [], json = [], parts = [] }: PersonalTable, rows: Row[]): Promise<Row[]> {
  const ids = rows.map((row) => row.id as string)
  const shown = rows.map((row) => shape(row, without, json))
  for (const part of parts) {
    const found: Row[] = await db(part.table).whereIn(part.parent, ids)
    for (const [index, row] of shown.entries())
      row[part.table] = found
        .filter((one) => one[part.parent] === ids[index])
        .map((one) => shape(one, [part.parent, ...(part.without ?? [])], part.json))
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
