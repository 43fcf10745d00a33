import { isPage } from '../../dishes/reader/readPage'
import { dataIn } from '../fields/dataIn'
import type { ReadRecipe } from '../fields/readRecipe'
import type { Limits } from '../limits'
import { MovedError } from '../MovedError'
import { isCooklang, recipeOfCooklang } from './cooklang'
import { delimiterOf, recipesInTable } from './csv'
import { recipesInData } from './dataFormats'
import { isMealMaster, recipesOfMealMaster } from './mealMaster'
import { recipesInPage } from './page'
import { recipesInPlainText } from './plain'

/** Characters of a table, or of a text with many recipes. */
const MOST_TEXT = 20_000_000
const JSON_START = /^\s*(?:\{\s*["}]|\[\s*(?:["{[\]]|null\b|$))/
const PAGE_START = /^\s*<\?xml\b|^\s*<(?:html|body|div|meta)\b/i
/** XML and text of programs that can export something else: Living Cookbook, Cookmate, CookML, Gourmet, MasterCook, RezKonv. */
const NEEDS_EXPORT =
  /<(?:fdx|cookbook|cookml|gourmetDoc|recipeml|mx2)\b|^\*\s+Exported (?:from|for|by)\s+MasterCook|^={5} ?REZKONV/im

/** The recipes in a text, by how it begins; null for each that cannot be read. */
export function recipesInText(text: string, name: string, limits: Limits): Iterable<ReadRecipe | null> {
  const { textLength } = limits
  const start = text.slice(0, 4000)
  if (JSON_START.test(start)) return recipesInData(dataIn(text))
  if (NEEDS_EXPORT.test(start)) throw new MovedError('NEEDS_EXPORT')
  if (isPage(start) || PAGE_START.test(start)) return recipesInPage(text)
  if (text.length > MOST_TEXT) throw new MovedError('TOO_LARGE')
  if (isMealMaster(text)) return recipesOfMealMaster(text)
  const delimiter = delimiterOf(text)
  if (delimiter !== null) return recipesInTable(text, delimiter, limits)
  if (text.length <= textLength && isCooklang(text)) return [recipeOfCooklang(text, name)]
  return recipesInPlainText(text, textLength)
}
