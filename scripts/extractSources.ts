import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '../server/catalogue/readCatalogue'
import { USDA } from '../server/catalogue/sources'

const DIRECTORY = join('seeds', 'catalogue')
const EXTRACT = join(DIRECTORY, 'sources', 'usda-sr.csv')

/** The columns of the extract and those of the whole file from which they come. */
const COLUMNS: readonly (readonly [string, string])[] = [
  ['number', 'NDB_No'],
  ['description', 'Shrt_Desc'],
  ['kcal', 'Energ_Kcal'],
  ['protein', 'Protein_(g)'],
  ['fat', 'Lipid_Tot_(g)'],
  ['saturatedFat', 'FA_Sat_(g)'],
  ['carbohydrateWithFibre', 'Carbohydrt_(g)'],
  ['sugars', 'Sugar_Tot_(g)'],
  ['fibre', 'Fiber_TD_(g)'],
  ['sodium', 'Sodium_(mg)'],
  ['potassium', 'Potassium_(mg)'],
  ['phosphorus', 'Phosphorus_(mg)'],
  ['grams1', 'GmWt_1'],
  ['measure1', 'GmWt_Desc1'],
  ['grams2', 'GmWt_2'],
  ['measure2', 'GmWt_Desc2'],
]

/** The fields of a line of CSV as they are written, with their quotes. */
function rawFields(line: string): string[] {
  return [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, field]) => field ?? '')
}

/**
 * Writes the rows of the USDA's abbreviated table that the catalogue's ingredients name, so that the linter can compare
 * without the whole of it. The path of the whole table is the argument.
 */
function run(): void {
  const [path] = process.argv.slice(2)
  if (path === undefined) throw new Error('Usage: npx tsx scripts/extractSources.ts <path of the whole CSV>')
  const numbers = new Set(
    readCatalogue(DIRECTORY).ingredients.flatMap(({ source, minerals }) => [
      ...(source?.publisher === USDA ? [source.number] : []),
      ...(minerals ? [String(minerals.usda)] : []),
    ]),
  )
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split(/\r?\n/)
  const names = rawFields(head)
  const places = COLUMNS.map(([, name]) => {
    const place = names.indexOf(name)
    if (place < 0) throw new Error(`The table has no column ${name}`)
    return place
  })
  const rows = lines
    .map((line) => rawFields(line))
    .filter(([number = '']) => numbers.has(number))
    .map((fields) => places.map((place) => fields[place] ?? ''))
    .sort(([a], [b]) => Number(a) - Number(b))
  const text = [COLUMNS.map(([name]) => name), ...rows].map((fields) => fields.join(',')).join('\n')
  writeFileSync(EXTRACT, `${text}\n`)
  process.stdout.write(`${rows.length} of ${numbers.size} foods are in ${EXTRACT}.\n`)
}

run()
