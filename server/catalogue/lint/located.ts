import {
  toCatalogueData,
  type CatalogueFile,
  type CatalogueFiles,
  type CatalogueProblem,
  type ValuePath,
} from '../readCatalogue'
import type { SourceFood } from '../sources'
import type { Ingredient, Meal, Swap } from '../types'

/** An entry and where it is written. */
export interface Located<T> {
  readonly value: T
  /** A problem at a path inside the entry. */
  problem(path: ValuePath, message: string): CatalogueProblem
}

/** The catalogue's entries with their places. */
export interface LocatedCatalogue {
  readonly ingredients: readonly Located<Ingredient>[]
  readonly swaps: readonly Located<Swap>[]
  readonly meals: readonly Located<Meal>[]
  readonly bySlug: ReadonlyMap<string, Ingredient>
  /** The foods of the source, by number. */
  readonly foods: ReadonlyMap<string, SourceFood>
}

/** Gives an entry its place. */
function locate<T>(file: CatalogueFile, base: ValuePath, value: T): Located<T> {
  const problem = (path: ValuePath, message: string): CatalogueProblem => ({
    file: file.file,
    line: file.lineOf([...base, ...path]),
    message,
  })
  return { value, problem }
}

/** The entries of files whose shape is right, each with what the catalogue's other files say of it. */
export function locateCatalogue(files: CatalogueFiles): LocatedCatalogue {
  const data = toCatalogueData(files)
  const placed = <T>(lists: readonly CatalogueFile[], values: readonly T[]): Located<T>[] => {
    const places = lists.flatMap((file) => (file.value as unknown[]).map((_, index) => ({ file, index })))
    return places.flatMap(({ file, index }, at) =>
      values.slice(at, at + 1).map((value) => locate(file, [index], value)),
    )
  }
  const ingredients = placed(files.ingredients, data.ingredients)
  const swaps = placed(files.swaps, data.swaps)
  const meals = files.meals.flatMap((file, at) => data.meals.slice(at, at + 1).map((value) => locate(file, [], value)))
  const bySlug = new Map(ingredients.map(({ value }) => [value.slug, value]))
  return { ingredients, swaps, meals, bySlug, foods: files.foods }
}

/** A problem for every entry whose key another one before it has. */
export function repeated<T>(
  entries: readonly Located<T>[],
  keyOf: (value: T) => string,
  path: ValuePath,
  what: string,
): CatalogueProblem[] {
  const seen = new Set<string>()
  return entries.flatMap((entry) => {
    const key = keyOf(entry.value)
    if (seen.has(key)) return [entry.problem(path, `${what} ${key} is taken by another entry`)]
    seen.add(key)
    return []
  })
}
