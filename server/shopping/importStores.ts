import { inTransaction } from '../database/transaction'
import type { Services } from '../services'
import { StoreModel } from '../settings/StoreModel'
import { UserSettingsModel } from '../settings/UserSettingsModel'
import { problemOfTemplate } from './linkTemplate'
import { CsvError, type CsvRecord, readCsv } from './readCsv'

/** Columns of a file of stores. An empty `linkTemplate` means that the store has none. */
export const STORE_COLUMNS = ['id', 'name', 'linkTemplate'] as const

type Problem = CsvError['problems'][number]

/**
 * Adds and changes stores as a CSV file says, all or none; stores that it does not name stay. People who prefer a store
 * go on preferring it when its name changes.
 * @throws CsvError naming what is wrong on which line.
 * @returns how many stores the file holds.
 */
export async function importStores({ db, now }: Pick<Services, 'db' | 'now'>, csv: string): Promise<number> {
  const records = readCsv(csv, STORE_COLUMNS)
  const problems = [...records.flatMap(problemsOf), ...repeated(records, 'id'), ...repeated(records, 'name')]
  if (problems.length > 0) throw new CsvError(problems.sort((a, b) => a.line - b.line))
  await inTransaction(db, async (trx) => {
    const before = await StoreModel.query(trx)
    const taken = records.filter(({ values: { id, name } }) => before.some((store) => store.id !== id && sameName(store.name, name)))
    if (taken.length > 0) throw new CsvError(taken.map(({ line }) => ({ line, message: 'Another store has this name.' })))
    for (const { values: { id = '', name = '', linkTemplate } } of records) {
      const old = before.find((store) => store.id === id)
      if (old && old.name !== name)
        await UserSettingsModel.query(trx).where({ preferredStore: old.name }).patch({ preferredStore: name })
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
  const messages = [
    ...(/^[a-z\d]+(-[a-z\d]+)*$/.test(id) && id.length <= 60 ? [] : ['id: small letters, digits and hyphens are expected, at most 60.']),
    ...(name !== '' && name.length <= 100 && !/\p{Cc}/u.test(name) ? [] : ['name: a text of 1 to 100 characters is expected.']),
    ...(template === null ? [] : [`linkTemplate: ${template}`]),
  ]
  return messages.map((message) => ({ line, message }))
}

function repeated(records: readonly CsvRecord[], column: 'id' | 'name'): Problem[] {
  return records.flatMap(({ line, values }, index) => {
    const first = records.slice(0, index).find((one) => sameName(one.values[column] ?? '', values[column]))
    return first ? [{ line, message: `${column}: the same as on line ${first.line}.` }] : []
  })
}

/** As MySQL's unique key compares: capitals and accents make no other name. */
const NAMES = new Intl.Collator('en', { sensitivity: 'base' })

const sameName = (one: string, other = ''): boolean => NAMES.compare(one, other) === 0
