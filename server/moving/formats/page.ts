import { foldText } from '../../catalogue/foldText'
import { recipeOfPageText } from '../../dishes/reader/pageText'
import { parseJsonLd } from '../../dishes/reader/parseJsonLd'
import { readPage } from '../../dishes/reader/readPage'
import { recipeNodes } from '../../dishes/reader/recipeNodes'
import { soundUrl } from '../../dishes/reader/sourceRecipe'
import { pageElements } from '../fields/pageElements'
import type { ReadRecipe } from '../fields/readRecipe'
import { recipesOfCopyMeThat } from './copyMeThat'
import { recipesOfMealime } from './mealime'
import { ofSource } from './ofSource'
import { recipesOfKeeper } from './recipeKeeper'
import { schemaOrg } from './schemaOrg'

/** The recipes in a page: one that an application made of all recipes, or one that a browser saved. */
export function* recipesInPage(source: string): Generator<ReadRecipe> {
  const elements = pageElements(source)
  const exported = recipesOfKeeper(elements) ?? recipesOfCopyMeThat(elements) ?? recipesOfMealime(elements)
  if (exported) return yield* exported
  const { jsonLd, recipes, text, title, address } = readPage(source)
  const found: ReadRecipe[] = []
  for (const node of [...recipeNodes(parseJsonLd(jsonLd)), ...recipes]) {
    const recipe = schemaOrg.read(node)
    if (recipe && recipe.lines.length > 0 && !found.some((known) => isSame(known, recipe))) found.push(recipe)
  }
  const written = found.length > 0 ? null : recipeOfPageText(text, title)
  const own = soundUrl(address)
  for (const recipe of [...found, ...(written ? [ofSource(written)] : [])])
    if (recipe) yield { ...recipe, source: { ...recipe.source, url: recipe.source.url ?? own } }
}

/** Whether a page describes a recipe again, in its data and in its elements. */
function isSame(one: ReadRecipe, other: ReadRecipe): boolean {
  const lines = new Set(one.lines.map(({ text }) => foldText(text)))
  return foldText(one.name) === foldText(other.name) && other.lines.every(({ text }) => lines.has(foldText(text)))
}
