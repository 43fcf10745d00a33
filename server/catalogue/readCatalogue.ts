import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { compositionOf, type ComposedFood, type FoodGroup } from './composition'
import { type FodmapFamily, fodmapLoads } from './fodmapLoad'
import { toSale, type SaleEntry } from './sale'
import { figureSource, readSourceFoods, type SourceEntry, type SourceFood } from './sources'
import type { CatalogueData, Ingredient, Meal, MealIngredient, Swap } from './types'

/** Something wrong in a catalogue file. */
export interface CatalogueProblem {
  /** Path inside the catalogue's folder. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** The way to a value inside a file. */
export type ValuePath = readonly (string | number)[]

/** A parsed file that knows where its values stand. */
export interface CatalogueFile {
  readonly file: string
  readonly value: unknown
  /** The line of a value, or of the nearest thing around it that exists. */
  lineOf(path: ValuePath): number
}

/** All files of the catalogue as they are written. */
export interface CatalogueFiles {
  readonly ingredients: readonly CatalogueFile[]
  readonly swaps: readonly CatalogueFile[]
  readonly meals: readonly CatalogueFile[]
  /** Groups of foods, and what composed foods hold; none in a catalogue that does not say. */
  readonly groups: readonly CatalogueFile[]
  readonly holds: readonly CatalogueFile[]
  /** How much FODMAP foods have; none in a catalogue that does not say. */
  readonly fodmaps: readonly CatalogueFile[]
  /** The foods that ingredients name as the source of their figures, by number. */
  readonly foods: ReadonlyMap<string, SourceFood>
  /** What is not even YAML. */
  readonly problems: readonly CatalogueProblem[]
}

/** What may be left out of an ingredient's entry. */
type IngredientEntry = Omit<
  Ingredient,
  'area' | 'density' | 'piece' | 'perishable' | 'contains' | 'nutrition' | 'source' | 'fodmap' | 'composition' | 'sold'
> &
  Partial<Pick<Ingredient, 'area' | 'density' | 'piece' | 'perishable' | 'contains' | 'nutrition'>> & {
    source?: SourceEntry
    sold?: SaleEntry
  }

/** What a meal's file says: no key, and defaults left out. */
type MealEntry = Omit<Meal, 'id' | 'slug' | 'categories' | 'essential' | 'ingredients' | 'urlDetails'> & {
  categories?: Meal['categories']
  essential?: string[]
  ingredients: (Pick<MealIngredient, 'ingredient' | 'amount' | 'unit'> & Partial<MealIngredient>)[]
  urlDetails?: string
}

/** Parses one file. */
function parseFile(file: string, text: string, problems: CatalogueProblem[]): CatalogueFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true })
  for (const error of document.errors) {
    const message = error.message.split('\n')[0] ?? error.message
    problems.push({ file, line: lines.linePos(error.pos[0]).line, message })
  }
  const lineOf = (path: ValuePath): number => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node: unknown = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const value: unknown = document.errors.length > 0 ? null : document.toJS()
  return { file, value, lineOf }
}

/** Reads and parses every file of a catalogue folder; says what is not YAML, judges nothing else. */
export function readCatalogueFiles(directory: string): CatalogueFiles {
  const problems: CatalogueProblem[] = []
  const read = (file: string): CatalogueFile => parseFile(file, readFileSync(join(directory, file), 'utf8'), problems)
  const readAll = (folder: string): CatalogueFile[] =>
    readdirSync(join(directory, folder))
      .sort()
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => read(`${folder}/${name}`))
  const readOptional = (file: string): CatalogueFile[] => (existsSync(join(directory, file)) ? [read(file)] : [])
  return {
    ingredients: readAll('ingredients'),
    swaps: [read('swaps.yaml')],
    meals: readAll('meals'),
    groups: readOptional('groups.yaml'),
    holds: readOptional('holds.yaml'),
    fodmaps: readOptional('fodmaps.yaml'),
    foods: readSourceFoods(directory),
    problems,
  }
}

/** The slug of a meal: its file's name. */
export function slugOfFile(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.yaml$/, '')
}

/** An ingredient from its entry. A missing `contains` stays unknown; figures without a source are estimated. */
export function toIngredient(entry: IngredientEntry, foods: ReadonlyMap<string, SourceFood>): Ingredient {
  const {
    short = null,
    plainName = null,
    area = null,
    density = null,
    piece = null,
    perishable = false,
    contains = null,
    nutrition = null,
  } = entry
  const source = figureSource(entry.source, foods)
  const sold = entry.sold === undefined ? null : toSale(entry.sold, entry)
  return { ...entry, short, plainName, area, density, piece, perishable, contains, nutrition, source, sold }
}

/** A meal from its file. */
export function toMeal(slug: string, entry: MealEntry): Meal {
  const { categories = [], role = null, essential = [], hot = null, urlDetails = null } = entry
  return {
    ...entry,
    id: slug,
    slug,
    categories,
    role,
    essential: [...new Set([entry.mainIngredient, ...essential])],
    hot,
    ingredients: entry.ingredients.map((line) => ({ preparation: null, optional: false, ...line })),
    urlDetails,
  }
}

/** The catalogue's data of files whose shape the linter has accepted. */
export function toCatalogueData(files: Omit<CatalogueFiles, 'problems'>): CatalogueData {
  const compositions = compositionOf(
    files.groups.flatMap((file) => file.value as FoodGroup[]),
    files.holds.flatMap((file) => file.value as ComposedFood[]),
  )
  const loads = fodmapLoads(files.fodmaps.flatMap((file) => file.value as FodmapFamily[]))
  return {
    ingredients: files.ingredients.flatMap((file) =>
      (file.value as IngredientEntry[]).map((entry) => ({
        ...toIngredient(entry, files.foods),
        fodmap: loads.get(entry.slug) ?? null,
        composition: compositions.get(entry.slug) ?? null,
      })),
    ),
    swaps: files.swaps.flatMap((file) => file.value as Swap[]),
    meals: files.meals.map((file) => toMeal(slugOfFile(file.file), file.value as MealEntry)),
  }
}

/** Reads a catalogue folder that the linter accepts. Throws with file and line when one is not YAML. */
export function readCatalogue(directory: string): CatalogueData {
  const files = readCatalogueFiles(directory)
  const [problem] = files.problems
  if (problem !== undefined) throw new Error(`${problem.file}:${problem.line} ${problem.message}`)
  return toCatalogueData(files)
}
