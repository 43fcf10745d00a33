import type { CompiledCatalogue } from '../catalogue/compiled'
import { NO_FACTS, REVIEWED_MASK, type FactMask } from '../catalogue/facts'
import { isNameWord } from './reader/matchIngredient'
import { mentionedIngredients } from './reader/mentionedIngredients'
import { namedFacts } from './reader/namedFacts'
import { wordsOf } from './reader/nameWords'
import { isOfThePage, isSentence, isSentenceApart } from './reader/remarks'
import { PLAIN_WORDS } from './reader/words/plainWords'

/** A number of anything: of the ingredient that is named, it may be. */
const COUNTS =
  /[\d½⅓⅔¼¾⅛]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|half|couple|handful|pinch|dash|splash)\b/i

/** Where something is sold. */
const SHOPS: ReadonlySet<string> = new Set(
  wordsOf(
    'specialty supermarket italian latin american asian indian japanese korean chinese southeast greek mexican african caribbean middle eastern natural food foods online nationwide widely grocery section aisle butcher health delicatessen cookware',
  ),
)

/** A number of those who eat, or of minutes, is none of an ingredient. */
const OF_PEOPLE =
  /\b(?:\d+(?: ?[-–] ?\d+)?|one|two|three|four|five|six|eight|ten) (?:\p{L}+ )?(?:persons?|people|adults?|servings?|portions?|minutes?|hours?|days?|weeks?|recipes?)\b/giu

/**
 * Whether a line is surely said of the recipe and is none of its ingredients (docs/product.md DISH-52): it reads as a
 * sentence, it measures nothing, and its words bring no allergen that neither the lines hold nor an ingredient which is asked
 * about. Among items that are marked, a sentence without a mark is no item; elsewhere each of its words is a plain one or
 * part of the name of an ingredient.
 * @param held the facts of the lines.
 * @param isApart whether it has no mark while the items have.
 */
export function isSaidOfRecipe(
  catalogue: CompiledCatalogue,
  text: string,
  held: () => FactMask,
  isApart: boolean,
): boolean {
  if (isOfThePage(text)) return true
  const isKnown = (word: string): boolean =>
    PLAIN_WORDS.has(word) || SHOPS.has(word) || /^\d+$/.test(word) || isNameWord(catalogue, word)
  const isSaid = (isApart && isSentenceApart(text)) || (isSentence(text) && wordsOf(text).every(isKnown))
  const mentions = isSaid ? mentionedIngredients(catalogue, text) : []
  if (!isSaid || (mentions.length > 0 && COUNTS.test(text.replace(OF_PEOPLE, ' ')))) return false
  const asked = mentions.reduce<FactMask>((mask, { ingredient }) => mask | ingredient.mask, NO_FACTS)
  return bringsNothing(catalogue, text, () => held() | asked)
}

/** Whether words name no allergen, and no food of a diet, but what is held. */
export function bringsNothing(catalogue: CompiledCatalogue, text: string, held: () => FactMask): boolean {
  const named = namedFacts(catalogue, text) & REVIEWED_MASK
  return named === NO_FACTS || (named & ~held()) === NO_FACTS
}
