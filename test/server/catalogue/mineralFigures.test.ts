import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { lintCatalogue } from '../../../server/catalogue/lint/lintCatalogue'

const SEEDS = join('seeds', 'catalogue')
const KEYS = ['potassium', 'phosphorus'] as const

interface Entry {
  slug: string
  nutrition?: Record<string, number>
  source?: 'estimated' | { usda?: number; edible?: number; composed?: Record<string, number>; standard?: object }
  minerals?: { usda: number; times?: number }
}
const entries = readdirSync(join(SEEDS, 'ingredients'))
  .flatMap((file) => parse(readFileSync(join(SEEDS, 'ingredients', file), 'utf8')) as Entry[])
  .filter(({ nutrition }) => nutrition)
const bySlug = new Map(entries.map((one) => [one.slug, one]))

/** The source's figures by the food's number, names in quotes left aside. */
const [head = '', ...rows] = readFileSync(join(SEEDS, 'sources', 'usda-sr.csv'), 'utf8')
  .trimEnd()
  .split('\n')
const foods = new Map(
  rows.map((row) => {
    const fields = row.replace(/"(?:[^"]|"")*"/g, 'text').split(',')
    const at = (name: string) => {
      const field = fields[head.split(',').indexOf(name)] ?? ''
      return field === '' ? NaN : Number(field)
    }
    return [fields[0], { potassium: at('potassium'), phosphorus: at('phosphorus') }]
  }),
)

/** What an entry should hold by its sources alone; not a number where they give nothing. */
function expected({ source, minerals }: Entry, key: (typeof KEYS)[number]): number {
  const { usda, composed, edible = 1 } = typeof source === 'object' ? source : {}
  const parts = Object.entries(composed ?? {}).map(([slug, grams]) => {
    const part = bySlug.get(slug)
    return part ? (expected(part, key) * grams) / 100 : NaN
  })
  const own = composed ? parts.reduce((sum, part) => sum + part, 0) : (foods.get(String(usda))?.[key] ?? NaN)
  const other = (foods.get(String(minerals?.usda))?.[key] ?? NaN) * (minerals?.times ?? 1)
  return (Number.isNaN(own) ? other : own) * edible
}

test.each(KEYS)('%s of each ingredient is what its sources give, and missing where they give none (DIET-28)', (key) => {
  const wrong = entries.filter((one) => {
    const [figure, due] = [one.nutrition?.[key], expected(one, key)]
    if (figure === undefined || Number.isNaN(due)) return figure !== undefined || !Number.isNaN(due)
    return Math.abs(figure - due) > Math.max(2, due * 0.02)
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
  expect(entries.filter(({ nutrition }) => nutrition?.[key] !== undefined).length).toBeGreaterThan(1150)
})

test('what is estimated has minerals only by a food that it names', () => {
  const estimated = entries.filter(({ source }) => source === 'estimated')
  const having = estimated.filter(({ nutrition }) => KEYS.some((key) => nutrition?.[key] !== undefined))
  expect(having.length).toBeGreaterThan(20)
  expect(having.filter(({ minerals }) => minerals === undefined)).toEqual([])
})

describe('the linter', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mealwright-minerals-'))
    cpSync(join(SEEDS, 'schema'), join(folder, 'schema'), { recursive: true })
    for (const name of ['meals', 'ingredients', 'sources']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'swaps.yaml'), '[]\n')
    writeFileSync(
      join(folder, 'sources', 'usda-sr.csv'),
      `${head}\n1001,"BROTH,PLAIN",5,0,0,0,1,0,0,234.0,,,,,,\n1002,"BROTH, OTHER",5,0,0,0,1,0,0,300.0,20.0,3.0,,,,\n`,
    )
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const BROTH = `- slug: broth
  name: broth
  area: pantry
  unit: ml
  kind: broth
  picture: egg
  density: 1
  contains: []
  sold: {by: carton, size: 1000}
  nutrition: {energy: 21, protein: 0, fat: 0, saturatedFat: 0, carbohydrate: 1, sugars: 0, fibre: 0, sodium: 234, potassium: 20, phosphorus: 3}
  source: {usda: 1001}
  minerals: {usda: 1002}
`
  const lint = (from: string, to: string): string[] => {
    expect(BROTH).toContain(from)
    writeFileSync(join(folder, 'ingredients', 'all.yaml'), BROTH.replace(from, to))
    return lintCatalogue(folder, new Set(['egg'])).map(({ message }) => message)
  }

  test.each([
    ['name: broth', 'name: broth'],
    ['source: {usda: 1001}', 'source: estimated'],
    ['potassium: 20, phosphorus: 3', 'potassium: 21, phosphorus: 2'],
  ])('accepts %s → %s', (from, to) => {
    expect(lint(from, to)).toEqual([])
  })

  test.each([
    ['potassium: 20', 'potassium: 40', 'broth: potassium 40 is not the 20 of the source'],
    [', phosphorus: 3', '', 'broth: phosphorus is missing, the source has 3'],
    ['{usda: 1002}', '{usda: 1002, times: 3}', 'broth: potassium 20 is not the 60 of the source'],
    ['\n  minerals: {usda: 1002}', '', 'broth: potassium 20 has no source'],
    ['minerals: {usda: 1002}', 'minerals: {usda: 1001}', 'broth: 1001 gives nothing that is missing'],
    ['source: {usda: 1001}', 'source: {usda: 1002}', 'broth: 1002 gives nothing that is missing'],
    ['minerals: {usda: 1002}', 'minerals: {usda: 1003}', 'broth: there is no food 1003'],
  ])('%s → %s is found', (from, to, problem) => {
    expect(lint(from, to)).toContainEqual(expect.stringContaining(problem))
  })
})
