import { inTransaction } from '../database/transaction'
import { messages } from './messages'
import { problemsOfLinks, writeLinks } from './productLinkRows'
import { storeIds } from './StoreModel'
import type { Services } from '../platform/services'
import { CsvError, readCsv } from './readCsv'

/** Columns of a file of product links. An empty `url` removes the link. */
export const LINK_COLUMNS = ['store', 'ingredient', 'url'] as const

/**
 * Writes product links as a CSV file says, all or none; links that it does not name stay.
 * @throws CsvError naming what is wrong on which line.
 * @returns how many links the file holds.
 */
export async function importLinks(services: Pick<Services, 'db' | 'now' | 'catalogue'>, csv: string): Promise<number> {
  const records = readCsv(csv, LINK_COLUMNS)
  const links = records.map(({ values: { store = '', ingredient = '', url } }) => ({
    store,
    ingredient,
    url: url || null,
  }))
  const problems = problemsOfLinks(services, links, await storeIds(services.db)).map(({ index, field, message }) => ({
    index,
    message: messages.csv.column({ column: field, problem: message }),
  }))
  const lineOf = new Map<string, number>()
  for (const [index, { store, ingredient }] of links.entries()) {
    const line = lineOf.get(`${store}\n${ingredient}`)
    if (line !== undefined) problems.push({ index, message: messages.csv.sameLink({ line }) })
    else lineOf.set(`${store}\n${ingredient}`, records[index]?.line ?? 0)
  }
  if (problems.length > 0)
    throw new CsvError(
      problems
        .map(({ index, message }) => ({ line: records[index]?.line ?? 0, message }))
        .sort((a, b) => a.line - b.line),
    )
  await inTransaction(services.db, (trx) => writeLinks(trx, links, services.now()))
  return links.length
}
