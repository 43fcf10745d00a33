import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { fullCatalogue } from '../../../support/fullCatalogue'

interface Label {
  text: string
  amount: number | null
  unit: string | null
  ingredient: string | null
  preparation: string | null
}

const labels = parse(readFileSync(join(__dirname, 'ingredientLines.yaml'), 'utf8')) as Label[]
const read = labels.map((label) => ({ label, line: readIngredientLine(fullCatalogue(), label.text) }))
type Reading = (typeof read)[number]

const near = (a: number | null, b: number | null) =>
  a === null || b === null ? a === b : Math.abs(a - b) <= 0.0006 * Math.max(1, b)
const right: Record<'amount' | 'unit' | 'ingredient' | 'preparation', (reading: Reading) => boolean> = {
  amount: ({ label, line }) => near(line.amount, label.amount),
  unit: ({ label, line }) => line.unit === label.unit,
  ingredient: ({ label, line }) => (line.ingredient?.slug ?? null) === label.ingredient,
  preparation: ({ label, line }) => line.preparation === label.preparation,
}

/** What is read wrong today, by field. A line that is read right today goes; another one is a mistake of the change. */
const WRONG = parse(readFileSync(join(__dirname, 'ingredientLinesWrong.yaml'), 'utf8')) as Record<
  keyof typeof right,
  string[]
>

test('the labels are enough, each once, and name ingredients that there are', () => {
  expect(labels.length).toBeGreaterThanOrEqual(320)
  expect(new Set(labels.map(({ text }) => text)).size).toBe(labels.length)
  const unknown = labels.filter(
    ({ ingredient }) => ingredient !== null && !fullCatalogue().ingredientBySlug.has(ingredient),
  )
  expect(unknown).toEqual([])
})

test.each(Object.keys(right) as (keyof typeof right)[])(
  '%s is read right but in the lines that are listed',
  (field) => {
    const wrong = read
      .filter((reading) => !right[field](reading))
      .map(
        ({ label, line }) =>
          `${label.text} → ${String(field === 'ingredient' ? line.ingredient?.slug : line[field])}, not ${String(label[field])}`,
      )
    expect(wrong).toEqual(WRONG[field])
  },
)

test('no line is matched with an ingredient that it does not mean', () => {
  const wrong = read.filter(({ label, line }) => line.ingredient !== null && line.ingredient.slug !== label.ingredient)
  expect(wrong.map(({ label, line }) => `${label.text} → ${line.ingredient?.slug ?? ''}`)).toEqual([])
})
