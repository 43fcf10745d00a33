import { foldText } from '../../catalogue/foldText'
import { recipeOfPageText } from './pageText'
import { parseJsonLd } from './parseJsonLd'
import { isPage, readPage } from './readPage'
import { readPlainRecipe } from './readPlainRecipe'
import { recipeNodes, type DataNode } from './recipeNodes'
import { recipeOfNode } from './recipeOfNode'
import { mergeDetails } from './sourceDetails'
import { soundUrl, type SourceRecipe } from './sourceRecipe'

/** What a text was taken for. */
export type SourceKind = 'page' | 'data' | 'text'

const MOST_RECIPES = 20

/** What a text is read as. */
export function kindOf(text: string): SourceKind {
  const start = text.trimStart()
  if (isPage(start)) return 'page'
  return /^[{[]\s*["{[]/.test(start) ? 'data' : 'text'
}

/**
 * The recipes in plain text, in schema.org data, or in a page's source, which may describe them as JSON-LD, microdata or
 * RDFa. Several only where data describes several. Pure: no address in it is ever fetched.
 */
export function readRecipes(text: string): SourceRecipe[] {
  const start = text.trimStart().replace(/^\ufeff/, '')
  switch (kindOf(start)) {
    case 'page':
      return recipesOfPage(start)
    case 'data':
      return distinct(recipeNodes(parseJsonLd([start])).map(recipeOfNode))
    case 'text':
      return [readPlainRecipe(start)]
  }
}

function recipesOfPage(source: string): SourceRecipe[] {
  const { jsonLd, recipes, text, title, address } = readPage(source)
  const nodes: DataNode[] = [...recipeNodes(parseJsonLd(jsonLd)), ...recipes]
  const found = distinct(nodes.map(recipeOfNode))
  const written = found.length > 0 ? null : recipeOfPageText(text, title)
  const own = soundUrl(address)
  return [...found, ...(written ? [written] : [])].map((recipe) => ({
    ...recipe,
    urlDetails: recipe.urlDetails ?? own,
  }))
}

/**
 * Each recipe once, though a page may describe it several times: as a mere mention without ingredients, or both as data
 * and in its elements. What one description does not say is taken from the others of its name. Descriptions of one name
 * that differ in their ingredients stay apart, so that no ingredient is lost.
 */
function distinct(recipes: readonly SourceRecipe[]): SourceRecipe[] {
  const whole = recipes.filter(({ lines }) => lines.length > 0)
  if (whole.length === 0) return recipes.filter(({ steps }) => steps.length > 0).slice(0, MOST_RECIPES)
  const found: SourceRecipe[] = []
  for (const recipe of [...whole, ...recipes.filter(({ lines }) => lines.length === 0)]) {
    const at = found.findIndex((known) => isSame(known, recipe))
    const known = found[at]
    if (known) found[at] = merged(known, recipe)
    else if (recipe.lines.length > 0 && found.length < MOST_RECIPES) found.push(recipe)
  }
  return found
}

function isSame(one: SourceRecipe, other: SourceRecipe): boolean {
  if (foldText(one.name) !== foldText(other.name)) return false
  const [more, less] = [one, other].map(({ lines }) => lines.map((line) => line.replace(/[^\p{L}\p{N}]/gu, '')).sort())
  const [longer = [], shorter = []] = (more?.length ?? 0) >= (less?.length ?? 0) ? [more, less] : [less, more]
  return shorter.every((line) => longer.includes(line))
}

function merged(one: SourceRecipe, other: SourceRecipe): SourceRecipe {
  const [more, less] = other.lines.length > one.lines.length ? [other, one] : [one, other]
  const count = more.serves === null && more.yields === null ? less : more
  return {
    ...more,
    serves: count.serves,
    yields: count.yields,
    minutes: more.minutes ?? less.minutes,
    categories: more.categories.length > 0 ? more.categories : less.categories,
    ...(more.steps.length > 0 ? {} : { steps: less.steps, stepHeadings: less.stepHeadings }),
    details: mergeDetails(more.details, less.details),
    urlDetails: more.urlDetails ?? less.urlDetails,
  }
}
