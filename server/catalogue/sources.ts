import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FigureSource, Nutrition } from './types'

/** The title under which the foods of `sources/usda-sr.csv` are published. */
export const USDA = 'USDA National Nutrient Database for Standard Reference'

/**
 * What an ingredient's entry says of its figures: a number of the USDA's, another public source, grams of other
 * ingredients in 100 g by their slugs, or `estimated`.
 */
export type SourceEntry =
  | { composed: Readonly<Record<string, number>> }
  | { usda: number; edible?: number; ownDensity?: boolean }
  | { standard: Pick<FigureSource, 'publisher' | 'number' | 'food'>; edible?: number }
  | 'estimated'

/** A household measure of the source, such as "1 cup,chopped", with its weight in g. */
export interface HouseholdMeasure {
  readonly grams: number
  readonly measure: string
}

/** A food of the source, per 100 g. Carbohydrate is by difference, so it includes the fibre; null: not given. */
export interface SourceFood {
  readonly number: string
  readonly description: string
  readonly kcal: number | null
  readonly protein: number | null
  readonly fat: number | null
  readonly saturatedFat: number | null
  readonly carbohydrateWithFibre: number | null
  readonly sugars: number | null
  readonly fibre: number | null
  readonly sodium: number | null
  readonly potassium: number | null
  readonly phosphorus: number | null
  readonly measures: readonly HouseholdMeasure[]
}

const KJ_PER_KCAL = 4.184

/** The fields of a line of CSV; a field in quotes may hold commas, and two quotes in it stand for one. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

/** A food from the fields of its line, in the order of the extract's columns. */
function toFood(fields: readonly string[]): SourceFood {
  const figure = (column: number): number | null => {
    const text = fields[column] ?? ''
    return text === '' ? null : Number(text)
  }
  const measures = [12, 14].flatMap((column): HouseholdMeasure[] => {
    const [grams, measure] = [figure(column), fields[column + 1] ?? '']
    return grams === null || grams <= 0 || measure === '' ? [] : [{ grams, measure }]
  })
  return {
    number: fields[0] ?? '',
    description: fields[1] ?? '',
    kcal: figure(2),
    protein: figure(3),
    fat: figure(4),
    saturatedFat: figure(5),
    carbohydrateWithFibre: figure(6),
    sugars: figure(7),
    fibre: figure(8),
    sodium: figure(9),
    potassium: figure(10),
    phosphorus: figure(11),
    measures,
  }
}

/** The foods of a catalogue folder's extract of the source, by number; none when there is no extract. */
export function readSourceFoods(directory: string): Map<string, SourceFood> {
  const file = join(directory, 'sources', 'usda-sr.csv')
  if (!existsSync(file)) return new Map()
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return new Map(lines.map((line) => toFood(fieldsOf(line))).map((food) => [food.number, food]))
}

/** Where an entry's figures come from; null: they are estimated. The linter finds a number that the extract lacks. */
export function figureSource(
  entry: SourceEntry | undefined,
  foods: ReadonlyMap<string, SourceFood>,
): FigureSource | null {
  if (entry === undefined || entry === 'estimated') return null
  if ('composed' in entry) return composedSource(entry.composed)
  const { edible = 1 } = entry
  if ('standard' in entry) return { ...entry.standard, edible, ownDensity: true }
  const number = String(entry.usda)
  const { ownDensity = false } = entry
  return { publisher: USDA, number, food: foods.get(number)?.description ?? '', edible, ownDensity }
}

/** The source of a food whose figures are computed from those of what it is made from. */
function composedSource(composed: Readonly<Record<string, number>>): FigureSource {
  const parts = Object.entries(composed).map(([ingredient, grams]) => ({ ingredient, grams }))
  const amounts = parts.map(({ ingredient, grams }) => `${grams} g ${ingredient.replaceAll('-', ' ')}`)
  const food = `100 g from ${amounts.join(', ')}`
  return { publisher: null, number: null, food, parts, edible: 1, ownDensity: true }
}

/**
 * The figures of a food as the catalogue states them, as on Australian labels: energy in kJ, carbohydrate without
 * fibre. Null where the source gives no figure, or carbohydrate of which it is unknown how much is fibre.
 */
export function figuresOf(food: SourceFood): Record<keyof Nutrition, number | null> {
  const { kcal, carbohydrateWithFibre: whole, fibre, protein, fat, saturatedFat, sugars } = food
  const { sodium, potassium, phosphorus } = food
  const carbohydrate = whole === 0 ? 0 : whole === null || fibre === null ? null : Math.max(0, whole - fibre)
  return {
    energy: kcal === null ? null : kcal * KJ_PER_KCAL,
    protein,
    fat,
    saturatedFat,
    carbohydrate,
    sugars: sugars === null || carbohydrate === null ? sugars : Math.min(sugars, carbohydrate),
    fibre: fibre ?? (whole === 0 ? 0 : null),
    sodium,
    potassium,
    phosphorus,
  }
}

/** American household measures in ml. */
const MEASURES: readonly (readonly [RegExp, number])[] = [
  [/cups?\b/, 236.6],
  [/tbsp\b/, 14.79],
  [/tsp\b/, 4.93],
  [/fl oz\b/, 29.57],
]

/** g per ml of the measures of a food that are volumes: one for each way in which it is cut or packed. */
export function densitiesOf({ measures }: SourceFood): number[] {
  return measures.flatMap(({ grams, measure }) => {
    const [, amount, rest] = /^([\d.]+) ?(.*)$/.exec(measure.toLowerCase()) ?? []
    const millilitres = MEASURES.find(([unit]) => new RegExp(`^${unit.source}`).test(rest ?? ''))?.[1]
    return millilitres === undefined ? [] : [grams / (Number(amount) * millilitres)]
  })
}
