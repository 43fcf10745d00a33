import { CsvError, parse } from 'csv-parse/sync'
import { dayOf, ratingOf } from '../fields/figures'
import { leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { sectionedLines, sectionedSteps } from '../fields/sectioned'
import { partedNames } from '../fields/texts'
import type { AppName } from '../AppName'
import type { Limits } from '../limits'
import { MovedError } from '../MovedError'
import { type Column, COLUMNS, isColumn, plainName } from './columns'
import { lineText } from './planToEatText'

const NUTRITION =
  /^(?:nutrition|calories|fat|saturatedfat|transfat|cholesterol|sodium|sugars?|carbohydrates?|fib(?:er|re)|protein|nutritionalscore.*)$/
const DELIMITERS = [',', ';', '\t']

/** The character that parts the columns of a table of recipes; null for a text that is none. */
export function delimiterOf(text: string): string | null {
  const [first = ''] = text
    .slice(0, 20_000)
    .replace(/^\ufeff/, '')
    .split(/\r?\n/, 1)
  return (
    DELIMITERS.find((delimiter) => {
      const names = first.split(delimiter).map((name) => plainName(name.replaceAll('"', '')))
      const has = (column: Column): boolean => names.some((name) => isColumn(column, name))
      return has('name') && (has('ingredients') || has('steps'))
    }) ?? null
  )
}

/**
 * The recipes of a table: Plan to Eat's, MyRecipeBox's, or any whose first row names its columns.
 *
 * @throws MovedError if a row is longer than the limit, or a quotation has no end.
 */
export function* recipesInTable(text: string, delimiter: string, limits: Limits): Generator<ReadRecipe> {
  const [header = [], ...rows] = rowsOf(text, delimiter, limits)
  const names = header.map(plainName)
  const app = appOf(names)
  for (const row of rows) {
    const recipe = ofRow(app, names, header, row)
    if (recipe) yield recipe
  }
}

function rowsOf(text: string, delimiter: string, { textLength: most, entries }: Limits): string[][] {
  // The header, and one row more than is read, so that too many are refused.
  const rows = entries + 2
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
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
  names: readonly string[],
  header: readonly string[],
  row: readonly string[],
): ReadRecipe | null {
  const taken = new Set<number>()
  const all = (column: Column): string[] =>
    COLUMNS[column].flatMap((known) => {
      const at = names.indexOf(known)
      const value = row[at]?.trim() ?? ''
      if (value === '') return []
      taken.add(at)
      return [value]
    })
  const one = (column: Column): string => {
    const found = COLUMNS[column].map((known) => names.indexOf(known)).find((at) => (row[at]?.trim() ?? '') !== '')
    if (found === undefined) return ''
    taken.add(found)
    return row[found]?.trim() ?? ''
  }
  const [source, image] = [one('source'), one('image')]
  const isAddress = /^https?:\/\/\S+$/.test(source)
  const nutrition = names.flatMap((name, at) => {
    const value = row[at]?.trim() ?? ''
    if (!NUTRITION.test(name) || value === '') return []
    taken.add(at)
    return [name === 'nutrition' ? value : `${header[at]?.trim()}: ${value}`]
  })
  const given = {
    id: one('id'),
    url: one('url') || (isAddress ? source : ''),
    sourceName: isAddress ? '' : source,
    name: one('name'),
    description: one('description'),
    ...pictureOf(image),
    makes: one('makes'),
    prep: timeOf(one('prep')),
    cook: timeOf(one('cook')),
    total: timeOf(one('total')),
    categories: partedNames(all('categories')),
    labels: partedNames(all('labels')),
    rating: ratingOf(one('rating')),
    favourite: /^(?:1|true|yes|y|x)$/i.test(one('favourite')),
    notes: one('notes'),
    lines: sectionedLines(linesOf(one('ingredients'), app)),
    steps: sectionedSteps([one('steps')]),
    nutrition: nutrition.join('\n'),
    createdOn: dayOf(one('created')),
  }
  const rest = Object.fromEntries(header.flatMap((name, at) => (taken.has(at) || name === '' ? [] : [[name, row[at]]])))
  return readRecipe({
    app,
    ...given,
    left: leftOf(rest, ['Private', 'Url Host', 'Updated At']),
  })
}

/** A picture beside the table, or on a page. */
function pictureOf(image: string): { photo: string | null; pictureUrl: string } {
  return /^https?:/.test(image) ? { photo: null, pictureUrl: image } : { photo: image || null, pictureUrl: '' }
}

/** Some tables part ingredients on one line. */
function linesOf(text: string, app: AppName | null): string[] {
  const lines = text.split(/\r?\n/)
  if (app === 'PLAN_TO_EAT') return lines.map(lineText)
  return lines.length === 1 && /[;|]/.test(text) ? text.split(/[;|]/) : lines
}

function appOf(names: readonly string[]): AppName | null {
  if (names.includes('publicurl') && names.includes('mainingredient')) return 'PLAN_TO_EAT'
  return names.includes('originalpicture') && names.includes('preparationtime') ? 'MY_RECIPE_BOX' : null
}
