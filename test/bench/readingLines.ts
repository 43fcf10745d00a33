/**
 * How well ingredient lines are read: `npx tsx test/bench/readingLines.ts FILE…`. A CSV has lines that people labelled, see
 * labelledLines.ts; a JSON file has recipes, `[{ "lines": ["1 egg"] }]`. No such data is part of this repository.
 * `--wrong 40` shows so many lines of each file that are read wrong or matched with nothing, `--matched 40` some that are
 * matched.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
import { compileCatalogue } from '../../server/catalogue/compileCatalogue'
import { readCatalogue } from '../../server/catalogue/readCatalogue'
import { isHeading, isKitchenThing } from '../../server/dishes/reader/isNoFood'
import { isWater } from '../../server/dishes/reader/isWater'
import { readIngredientLine, type ReadLine } from '../../server/dishes/reader/readIngredientLine'
import { toDraft } from '../../server/dishes/toDraft'
import { recipeOfLines } from '../support/recipeOfLines'
import { isAmountRight, isNameRight, type LabelledLine } from './labelledLines'
import { printTable } from './table'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { wrong: { type: 'string', default: '0' }, matched: { type: 'string', default: '0' } },
})
const catalogue = compileCatalogue(readCatalogue('seeds/catalogue'))
const percent = (count: number, all: number): string => ((100 * count) / Math.max(1, all)).toFixed(1)
const read = (text: string): ReadLine => readIngredientLine(catalogue, text)

/** So many of a list, always the same ones, from all over it. */
function some<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / Math.max(1, count)))
  return items.filter((_, index) => index % step === 0).slice(0, count)
}

const say = ({ amount, unit, name, preparation, ingredient }: ReadLine): string =>
  `${amount ?? '-'} ${unit ?? '-'} | ${name} | ${preparation ?? ''} | ${ingredient?.slug ?? '-'}`

function measureLabels(file: string): (string | number)[] {
  const labels = parse<LabelledLine>(readFileSync(file, 'utf8'), { columns: true, bom: true })
  const start = performance.now()
  const lines = labels.map((label) => ({ label, line: read(label.input) }))
  const took = performance.now() - start
  const amountWrong = lines.filter(({ label, line }) => !isAmountRight(label, line))
  const nameWrong = lines.filter(({ label, line }) => !isNameRight(label, line))
  const wrong = new Set([...amountWrong, ...nameWrong])
  const matched = lines.filter(({ line }) => line.ingredient !== null)
  show('amount', amountWrong)
  show('name', nameWrong)
  for (const { label, line } of some(matched, Number(values.matched))) console.log(`${label.input}\n    ${say(line)}`)
  const all = lines.length
  return [
    file.replace(/^.*\//, ''),
    all,
    percent(all - amountWrong.length, all),
    percent(all - nameWrong.length, all),
    percent(all - wrong.size, all),
    percent(matched.length, all),
    ((100 * took) / all).toFixed(1),
  ]
}

function show(what: string, wrong: readonly { label: LabelledLine; line: ReadLine }[]): void {
  for (const { label, line } of some(wrong, Number(values.wrong)))
    console.log(`${what}: ${label.input}\n    ${label.quantity} ${label.unit} | ${label.name}\n    ${say(line)}`)
}

function measureRecipes(file: string): (string | number)[] {
  const recipes = JSON.parse(readFileSync(file, 'utf8')) as { lines: string[] }[]
  const drafts = recipes.map(({ lines }) => toDraft(catalogue, recipeOfLines(lines)))
  const texts = recipes
    .flatMap(({ lines }) => lines)
    .filter((text) => !isWater(text) && !isKitchenThing(text) && !isHeading(text))
  const lines = drafts.flatMap((draft) => draft.lines)
  const matched = lines.filter(({ ingredient }) => ingredient !== null)
  const whole = drafts.filter((draft) => draft.lines.every(({ ingredient }) => ingredient !== null))
  const missed = lines.filter(({ ingredient }) => ingredient === null)
  for (const { text, name, preparation } of some(missed, Number(values.wrong)))
    console.log(`missed: ${text}\n    ${name} | ${preparation ?? ''}`)
  for (const { text, ingredient } of some(matched, Number(values.matched)))
    console.log(`${ingredient?.slug ?? ''} ← ${text}`)
  const lost = Math.max(0, texts.length - lines.length)
  return [
    file.replace(/^.*\//, ''),
    lines.length,
    percent(matched.length, lines.length),
    percent(whole.length, drafts.length),
    lost,
  ]
}

const labelled = positionals.filter((file) => file.endsWith('.csv')).map(measureLabels)
const recipes = positionals.filter((file) => file.endsWith('.json')).map(measureRecipes)
if (labelled.length > 0)
  printTable('labelled lines, % right', [
    ['set', 'lines', 'amount and unit', 'name', 'all right', 'matched', 'ms for 100'],
    ...labelled,
  ])
if (recipes.length > 0)
  printTable('lines of recipes', [['set', 'lines', '% matched', '% recipes wholly matched', 'lost'], ...recipes])
