import { compareText } from '../../pure/compareText'
import { readCatalogueFiles, slugOfFile, type CatalogueFiles, type CatalogueProblem } from '../readCatalogue'
import type { Meal } from '../types'
import { lintAmounts, lintEnergy } from './lintAmounts'
import { lintComposition, lintUngrouped } from './lintComposition'
import { lintDoneness } from './lintDoneness'
import { lintFodmaps } from './lintFodmaps'
import { lintHeat } from './lintHeat'
import { lintIngredients } from './lintIngredients'
import { lintSeasoning } from './lintSeasoning'
import { lintShape } from './lintShape'
import { lintSales } from './lintSales'
import { lintAgreement, lintPlainWords, lintSteps } from './lintSteps'
import { lintSources } from './lintSources'
import { lintCountedNames, lintSwaps } from './lintSwaps'
import { lintSwapSteps } from './lintSwapSteps'
import { locateCatalogue, repeated, type Located, type LocatedCatalogue } from './located'

const QUICK_MINUTES = 25

/** The rules of one meal that concern neither its steps nor its amounts. */
function lintMeal({ value, problem }: Located<Meal>): CatalogueProblem[] {
  const problems: CatalogueProblem[] = []
  const slugs = value.ingredients.map((line) => line.ingredient)
  slugs.forEach((slug, index) => {
    if (slugs.indexOf(slug) !== index) problems.push(problem(['ingredients', index], `${slug} is listed twice`))
  })
  if (!slugs.includes(value.mainIngredient)) {
    problems.push(problem(['mainIngredient'], `${value.mainIngredient} is not in the list of ingredients`))
  }
  value.essential.forEach((slug, index) => {
    if (slug !== value.mainIngredient && !slugs.includes(slug)) {
      problems.push(problem(['essential', index], `${slug} is not in the list of ingredients`))
    }
  })
  value.ingredients.forEach((line, index) => {
    if (line.optional && value.essential.includes(line.ingredient)) {
      problems.push(problem(['ingredients', index], `${line.ingredient} cannot be both essential and optional`))
    }
  })
  const isQuick = value.minutes <= QUICK_MINUTES
  if (isQuick !== value.tags.includes('quick')) {
    const message = isQuick
      ? `must have the tag quick at ${value.minutes} minutes`
      : `is not quick at ${value.minutes} minutes`
    problems.push(problem(['tags'], message))
  }
  return problems
}

/** Ingredients that serve nothing: no meal uses them, no swap names them, and people's own dishes learn no figures from them. */
function lintOrphans({ ingredients, meals, swaps }: LocatedCatalogue): CatalogueProblem[] {
  const used = new Set([
    ...meals.flatMap(({ value }) => value.ingredients.map((line) => line.ingredient)),
    ...swaps.flatMap(({ value }) => [value.from, value.to]),
  ])
  return ingredients
    .filter(({ value }) => !used.has(value.slug) && value.nutrition === null)
    .map(({ value, problem }) => problem(['slug'], `no meal and no swap uses ${value.slug}, and it has no figures`))
}

/** Rules about files themselves. */
function lintFileNames(files: readonly { file: string }[]): CatalogueProblem[] {
  return files
    .filter(({ file }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slugOfFile(file)))
    .map(({ file }) => ({ file, line: 1, message: 'the name of the file is no slug' }))
}

/**
 * Every problem of a catalogue folder, by file and line. Shapes are checked first; the rest is only asked of a catalogue
 * whose shapes are right. `pictures` are the names of the illustrations that exist.
 */
export function lintCatalogue(directory: string, pictures: ReadonlySet<string>): CatalogueProblem[] {
  const files = readCatalogueFiles(directory)
  const shape = [...files.problems, ...(files.problems.length > 0 ? [] : lintShape(directory, files))]
  const problems = shape.length > 0 ? shape : lintContent(locateCatalogue(files), files, pictures)
  return [...problems, ...lintFileNames(files.meals)].sort((a, b) => compareText(a.file, b.file) || a.line - b.line)
}

/** Everything that needs the entries themselves. */
function lintContent(
  catalogue: LocatedCatalogue,
  files: CatalogueFiles,
  pictures: ReadonlySet<string>,
): CatalogueProblem[] {
  const { meals, bySlug } = catalogue
  return [
    ...lintIngredients(catalogue, pictures),
    ...lintSources(catalogue),
    ...lintSales(catalogue),
    ...lintSwaps(catalogue),
    ...lintCountedNames(catalogue),
    ...lintComposition(catalogue, files),
    ...lintUngrouped(catalogue, files),
    ...lintHeat(catalogue),
    ...lintFodmaps(catalogue, files),
    ...repeated(meals, (value) => value.name.toLowerCase(), ['name'], 'name'),
    ...meals.flatMap((meal) => [...lintMeal(meal), ...lintSteps(meal), ...lintAmounts(meal, bySlug)]),
    ...lintPlainWords(catalogue),
    ...lintAgreement(catalogue),
    ...lintSwapSteps(catalogue),
    ...lintDoneness(catalogue),
    ...lintSeasoning(catalogue),
    ...lintEnergy(catalogue),
    ...lintOrphans(catalogue),
  ]
}
