import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { NO_FACTS, UNKNOWN_FACTS_BIT, type FactMask } from '../../catalogue/facts'
import { isNameWord, matchIngredient } from './matchIngredient'
import { mentionedIngredients } from './mentionedIngredients'
import { deniedFacts, namedFacts } from './namedFacts'
import { wordsOf } from './nameWords'
import { PREPARED, QUALITY } from './preparationWords'
import { readMeasure } from './readMeasure'
import { splitPrepared } from './splitPrepared'
import { PLANT_BASED } from './withoutBrand'
import { PLAIN_WORDS } from './words/plainWords'

/** `also called cracked wheat` */
const CALLED =
  /^(?:(?:this is )?(?:also|sometimes|often|formerly|otherwise) )?(?:called|known as|labell?ed(?: as)?|sold as|mislabell?ed)\s+/i
/** A recipe goes by a title: `from Sunday Roast`. */
const TITLE = /\p{Lu}\p{L}+ \p{Lu}\p{L}/u
/** What something is made of or cut from: `from a baguette`, `made from 2 slices white bread`. */
const MADE_FROM =
  /^(?:(?:the \p{L}+|freshly|coarsely|finely) )?(?:(?:made|ground|torn|cut|taken|squeezed|prepared|crushed) )?from (?!.*\b(?:recipe|follows|above|below|page)\b)(?:about |approximately )?(?:an? )?/iu
/** What makes it another thing, or adds to it. */
const ANOTHER =
  /\b(?:with|plus|and|without|in|vegan|vegetarian|plant|dairy|imitation|mock|substitutes?|alternatives?|replacement|instead|free|flavou?red|stuffed|filled|marinated|seasoned|sweetened|coated|breaded|crumbed|battered|candied|glazed|dressed|mix|blend|not|no|see|if|follows|recipe)\b|-free\b|\d/i
const LISTED = /,|\band\b|&|\//i
/** Names of what is a mixture of what a bracket lists. */
const MIXTURE = /\b(?:mix|mixed|mixture|assorted|assortment|blend|combination|medley|variety)\b/i
/** `a mixture of basil and mint` */
const MIX_OF = /^(?:an? )?(?:mix|mixture|combination|selection) of /i
const MOST_LISTED = 6

/** Every fact that words name, those of kinds of food among them. */
function factsNamed(catalogue: CompiledCatalogue, words: string): FactMask {
  return mentionedIngredients(catalogue, words).reduce(
    (mask, { ingredient }) => mask | (ingredient.mask & ~UNKNOWN_FACTS_BIT),
    namedFacts(catalogue, words),
  )
}

/** What words beside a name call it, or say that it is made of; null where they say something else. */
function saidOfIt(catalogue: CompiledCatalogue, words: string, isBracket: boolean): string | null {
  if (PLANT_BASED.test(words) || deniedFacts(words) !== NO_FACTS) return null
  const from = MADE_FROM.exec(words)
  if (from !== null) {
    const of = words.slice(from[0].length)
    const made = (readMeasure(of)?.rest ?? of)
      .replace(/^of /i, '')
      .replace(/,? (?:finely |coarsely )?ground in (?:a )?(?:food )?processor$/i, '')
    return !ANOTHER.test(made) && !TITLE.test(made) && wordsOf(made).every((word) => isUnderstood(catalogue, word))
      ? made
      : null
  }
  const called = words.replace(CALLED, '').replace(/["“”]|\b[\w-]+-shaped (?=\p{L})/gu, '')
  return (isBracket || called !== words) && !ANOTHER.test(called) ? called : null
}

const said = new Set([...wordsOf([...PREPARED, ...QUALITY].join(' ')), ...PLAIN_WORDS])
const isUnderstood = (catalogue: CompiledCatalogue, word: string): boolean =>
  said.has(word) || /^\d/.test(word) || isNameWord(catalogue, word)

/** Words beside a name may be such names. */
const MAY_NAME = /\bfrom\b|\b(?:called|known|labell?ed|sold|mislabell?ed)\b/i
/** How it looks is no name: `(green)` is no leafy green. */
const LOOKS =
  /^(?:very |small |large )*(?:green|black|yellow|brown|red|white|ripe|hulled|nonpareil|.*-?sized?)$|^(?:such as|like|e\.?g|preferably|or)\b/i

/** Where a line gives such names. */
export interface NamedBeside {
  readonly name: string
  readonly brackets?: readonly string[]
}

/**
 * The names of food that words beside a name say it is or is made of: `tamari (dark soy sauce)`, `breadcrumbs from a baguette`,
 * `mixed vegetables (carrots, peas)`.
 */
function namesOf(catalogue: CompiledCatalogue, words: string, { name, brackets = [] }: NamedBeside): string[] {
  const isBracket = brackets.includes(words)
  if ((!isBracket && !MAY_NAME.test(words)) || LOOKS.test(words)) return []
  const list = words.replace(MIX_OF, '')
  const isMixture = MIXTURE.test(name) || list !== words
  if (isBracket && isMixture && LISTED.test(list) && !ANOTHER.test(list.replace(/\band\b/gi, ''))) {
    const parts = list.split(/\s*,\s*(?:and |& )?|\s+(?:and|&)\s+|\s*\/\s*/).filter((part) => part !== '')
    const known = parts.every((part) => nameOf(catalogue, part) !== null)
    return known && parts.length > 1 && parts.length <= MOST_LISTED ? parts : []
  }
  const same = saidOfIt(catalogue, words, isBracket)
  if (same === null) return []
  // `roma (plum) tomatoes` are plum tomatoes.
  const whole = `${same} ${splitPrepared(name).core.split(' ').at(-1) ?? ''}`
  if (splitPrepared(same).core === '') return []
  if (!same.includes(' ') && matchIngredient(catalogue, whole) !== null) return [whole]
  return nameOf(catalogue, same) === null ? [] : [same]
}

/** Those of them that bring a fact which the ingredient does not have: they are held like choices. */
export function sameNamed(
  catalogue: CompiledCatalogue,
  { ingredient, rest, ...named }: NamedBeside & { ingredient: CompiledIngredient | null; rest: readonly string[] },
): string[] {
  if (ingredient === null) return []
  return rest
    .flatMap((words) => namesOf(catalogue, words, named))
    .filter((name) => ((nameOf(catalogue, name)?.mask ?? NO_FACTS) & ~ingredient.mask) !== NO_FACTS)
}

const nameOf = (catalogue: CompiledCatalogue, words: string): CompiledIngredient | null =>
  matchIngredient(catalogue, words) ?? matchIngredient(catalogue, splitPrepared(words).core)

/**
 * Whether words beside a name say in other words what it is, and bring no fact that it does not have: `orzo (rice-shaped pasta)`,
 * `mirin (Japanese rice wine)`, `roma (plum) tomatoes`.
 */
export function saysSame(
  catalogue: CompiledCatalogue,
  ingredient: CompiledIngredient,
  words: string,
  named: NamedBeside,
): boolean {
  if (namesOf(catalogue, words, named).length > 0) return true
  const same = saidOfIt(catalogue, words, named.brackets?.includes(words) === true)
  return same !== null && (factsNamed(catalogue, same) & ~ingredient.mask) === NO_FACTS
}
