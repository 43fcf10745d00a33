import { CsvError, parse } from 'csv-parse/sync'
import {
  anyDelimiterOf,
  columnsByName,
  type ColumnsRead,
  delimiterOf,
  ingredientsIn,
  TABLE_READING,
  tableApp,
  type TableColumn,
} from '../../../schema/tableColumns'
import { dayOf, ratingOf } from '../fields/figures'
import { leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { sectionedLines, sectionedSteps } from '../fields/sectioned'
import { partedNames } from '../fields/texts'
import type { AppName } from '../AppName'
import type { Limits } from '../limits'
import { MovedError } from '../MovedError'
import { lineText } from './planToEatText'

/**
 * The recipes of a table: Plan to Eat's, MyRecipeBox's, or any whose first row names its columns.
 *
 * @returns null for a text that is none.
 * @throws MovedError if a row is longer than the limit, or a quotation has no end.
 */
export function recipesInTable(text: string, limits: Limits): Iterable<ReadRecipe> | null {
  const delimiter = delimiterOf(text)
  return delimiter === null ? null : recipesInRows(rowsOf(text, delimiter, limits), null)
}

/**
 * The recipes of a table of which each column is read as its sender says (docs/product.md MOVE-35).
 *
 * @throws MovedError as {@link recipesInTable} does, or for a text that is no table.
 */
export function recipesInColumns(text: string, columns: ColumnsRead, limits: Limits): Iterable<ReadRecipe> {
  const delimiter = anyDelimiterOf(text)
  if (delimiter === null) throw new MovedError('NOT_A_TABLE')
  return recipesInRows(rowsOf(text, delimiter, limits), columns)
}

function* recipesInRows(
  [header = [], ...rows]: readonly string[][],
  chosen: ColumnsRead | null,
): Generator<ReadRecipe> {
  const app = tableApp(header)
  const columns = chosen ?? columnsByName(header)
  for (const row of rows) {
    const recipe = ofRow(app, columns, header, row)
    if (recipe) yield recipe
  }
}

function rowsOf(text: string, delimiter: string, { textLength: most, entries }: Limits): string[][] {
  // The header, and one row more than is read, so that too many are refused.
  const rows = entries + 2
  try {
    return parse(text, {
      ...TABLE_READING,
      delimiter,
      max_record_size: most,
      to: rows,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new MovedError(error.code === 'CSV_MAX_RECORD_SIZE' ? 'TOO_LARGE' : 'UNREADABLE')
  }
}

function ofRow(
  app: AppName | null,
  columns: ColumnsRead,
  header: readonly string[],
  row: readonly string[],
): ReadRecipe | null {
  const taken = new Set<number>()
  const at = (column: TableColumn): number[] =>
    columns.flatMap((read, index) => (read === column && valueAt(row, index) !== '' ? [index] : []))
  const all = (column: TableColumn): string[] =>
    at(column).map((index) => {
      taken.add(index)
      return valueAt(row, index)
    })
  const one = (column: TableColumn): string => {
    const [first] = at(column)
    if (first === undefined) return ''
    taken.add(first)
    return valueAt(row, first)
  }
  const [source, picture] = [one('source'), one('picture')]
  const isAddress = /^https?:\/\/\S+$/.test(source)
  const nutrition = at('nutrition').map((index) => {
    taken.add(index)
    const name = header[index]?.trim() ?? ''
    return /^nutrition$/i.test(name) ? valueAt(row, index) : `${name}: ${valueAt(row, index)}`
  })
  const given = {
    id: one('id'),
    url: one('url') || (isAddress ? source : ''),
    sourceName: isAddress ? '' : source,
    name: one('name'),
    description: all('description').join('\n\n'),
    ...pictureOf(picture),
    makes: one('serves'),
    prep: timeOf(one('prep')),
    cook: timeOf(one('cook')),
    total: timeOf(one('total')),
    categories: partedNames(all('categories')),
    labels: partedNames(all('labels')),
    rating: ratingOf(one('rating')),
    favourite: /^(?:1|true|yes|y|x)$/i.test(one('favourite')),
    notes: all('notes').join('\n\n'),
    lines: sectionedLines(all('ingredients').flatMap((text) => linesOf(text, app))),
    steps: sectionedSteps(all('steps')),
    nutrition: nutrition.join('\n'),
    createdOn: dayOf(one('created')),
  }
  const rest = header.flatMap((name, index) =>
    (columns[index] ?? null) === null || taken.has(index) ? [] : [[name, row[index]]],
  )
  return readRecipe({ app, ...given, left: leftOf(Object.fromEntries(rest), []) })
}

function valueAt(row: readonly string[], index: number): string {
  return row[index]?.trim() ?? ''
}

/** A picture beside the table, or on a page. */
function pictureOf(picture: string): { photo: string | null; pictureUrl: string } {
  return /^https?:/.test(picture) ? { photo: null, pictureUrl: picture } : { photo: picture || null, pictureUrl: '' }
}

function linesOf(text: string, app: AppName | null): string[] {
  return app === 'PLAN_TO_EAT' ? text.split(/\r?\n/).map(lineText) : ingredientsIn(text)
}
