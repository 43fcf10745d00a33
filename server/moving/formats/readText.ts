import { isPage } from '../../dishes/reader/readPage'
import { dataIn } from '../fields/dataIn'
import type { Found } from '../fields/found'
import type { Limits } from '../limits'
import { MovedError } from '../MovedError'
import { isCooklang, recipeOfCooklang } from './cooklang'
import { isCooklangList, isCooklangLog, planOfList } from './cooklangList'
import { planOfMenu } from './cooklangMenu'
import { recipesInTable } from './csv'
import { recipesInData } from './dataFormats'
import { isMealMaster, recipesOfMealMaster } from './mealMaster'
import { isMasterCook, recipesOfMasterCook } from './masterCook'
import { recipesInPage } from './page'
import { recipesInPlainText } from './plain'
import { isPlanToEatText, recipesOfPlanToEatText } from './planToEatText'
import { isRecipeSageText, recipesOfRecipeSageText } from './recipeSageText'
import { isRezKonv, recipesOfRezKonv } from './rezKonv'
import { isXml, recipesInXml } from './xml'

/** Characters of a table, or of a text with many recipes. */
const MOST_TEXT = 20_000_000
const JSON_START = /^\s*(?:\{\s*["}]|\[\s*(?:["{[\]]|null\b|$))/
const PAGE_START = /^\s*<\?xml\b|^\s*<(?:html|body|div|meta)\b/i
/** Data of programs that can export something else. */
const NEEDS_EXPORT = /<recipeml\b/i

/** The recipes and plans in a text, by how it begins. */
export function recipesInText(text: string, name: string, limits: Limits): Iterable<Found> {
  const { textLength } = limits
  const start = text.slice(0, 4000)
  if (JSON_START.test(start)) return recipesInData(dataIn(text))
  if (NEEDS_EXPORT.test(start)) throw new MovedError('NEEDS_EXPORT')
  if (isXml(start)) return recipesInXml(text)
  if (isPage(start) || PAGE_START.test(start)) return recipesInPage(text)
  if (text.length > MOST_TEXT) throw new MovedError('TOO_LARGE')
  if (isMealMaster(text)) return recipesOfMealMaster(text)
  if (isMasterCook(start)) return recipesOfMasterCook(text)
  if (isRezKonv(start)) return recipesOfRezKonv(text)
  if (isRecipeSageText(start)) return recipesOfRecipeSageText(text)
  if (isPlanToEatText(start)) return recipesOfPlanToEatText(text)
  if (isCooklangLog(text, name)) throw new MovedError('SHOPPING_LOG')
  if (isCooklangList(start, name) && isCooklangList(text, name)) return [planOfList(text, name)]
  const table = recipesInTable(text, limits)
  if (table !== null) return table
  if (text.length <= textLength && isCooklang(text)) return [planOfMenu(text, name) ?? recipeOfCooklang(text, name)]
  return recipesInPlainText(text, textLength)
}
