import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import type { Services } from '../platform/services'
import { StoreModel } from './StoreModel'
import { problemOfTemplate } from './linkTemplate'
import { messages } from './messages'
import { CsvError, type CsvRecord, readCsv } from './readCsv'

/** Columns of a file of stores. An empty `linkTemplate` means that the store has none. */
export const STORE_COLUMNS = ['id', 'name', 'linkTemplate'] as const

type Problem = CsvError['problems'][number]

/** Called in the import's transaction for each store that gets another name. */
type OnRename = (trx: Knex, storeId: string, name: string) => Promise<void>

/**
 * Adds and changes stores from a CSV file, all or none; stores that the file does not name stay as they are.
 * @throws CsvError with every problem and its line.
 * @returns the number of stores in the file.
 */
export async function importStores(
  { db, now }: Pick<Services, 'db' | 'now'>,
  csv: string,
  onRename: OnRename,
): Promise<number> {
  const records = readCsv(csv, STORE_COLUMNS)
  const problems = [...records.flatMap(problemsOf), ...repeated(records, 'id'), ...repeated(records, 'name')]
  if (problems.length > 0) throw new CsvError(problems.sort((a, b) => a.line - b.line))
  await inTransaction(db, async (trx) => {
    const before = await StoreModel.query(trx)
    const taken = records.filter(({ values: { id, name } }) =>
      before.some((store) => store.id !== id && sameName(store.name, name)),
    )
    if (taken.length > 0) throw new CsvError(taken.map(({ line }) => ({ line, message: messages.store.nameTaken })))
    for (const {
      values: { id = '', name = '', linkTemplate },
    } of records) {
      const old = before.find((store) => store.id === id)
      if (old && old.name !== name) await onRename(trx, id, name)
      const store = { name, linkTemplate: linkTemplate || null, changedAt: now() }
      // Not one statement for both: MySQL would take a store of the same name for the one of the id.
      if (old) await StoreModel.query(trx).findById(id).patch(store)
      else await trx(StoreModel.tableName).insert({ id, ...store })
    }
  })
  return records.length
}

function problemsOf({ line, values: { id = '', name = '', linkTemplate = '' } }: CsvRecord): Problem[] {
  const template = linkTemplate === '' ? null : problemOfTemplate(linkTemplate)
  const wrong = [
    ...(/^[a-z\d]+(-[a-z\d]+)*$/.test(id) && id.length <= 60
      ? []
      : [messages.csv.column({ column: 'id', problem: messages.store.id })]),
    ...(name !== '' && name.length <= 100 && !/\p{Cc}/u.test(name)
      ? []
      : [messages.csv.column({ column: 'name', problem: messages.store.name })]),
    ...(template === null ? [] : [messages.csv.column({ column: 'linkTemplate', problem: template })]),
  ]
  return wrong.map((message) => ({ line, message }))
}

function repeated(records: readonly CsvRecord[], column: 'id' | 'name'): Problem[] {
  return records.flatMap(({ line, values }, index) => {
    const first = records.slice(0, index).find((one) => sameName(one.values[column] ?? '', values[column]))
    return first
      ? [{ line, message: messages.csv.column({ column, problem: messages.csv.sameValue({ line: first.line }) }) }]
      : []
  })
}

/** As MySQL's unique key compares: capitals and accents make no other name. */
const NAMES = new Intl.Collator('en', { sensitivity: 'base' })

const sameName = (one: string, other = ''): boolean => NAMES.compare(one, other) === 0
