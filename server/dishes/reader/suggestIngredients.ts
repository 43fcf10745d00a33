import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { FACTS_OF_ITSELF } from '../../catalogue/derivedFacts'
import { maskOfFacts, NO_FACTS, REVIEWED_MASK } from '../../catalogue/facts'
import { edits } from '../../catalogue/edits'
import { compareText } from '../../pure/compareText'
import { LONGEST_LINE } from './lineText'
import { LONGEST_NAME, termsOf } from './matchIngredient'
import { deniedFacts, namedFacts } from './namedFacts'
import { wordsOf } from './nameWords'

const SUGGESTIONS = 6
const OR = /\s+or\s+/i
/** What is denied with a food: `egg replacer` is no egg as it is sold. */
const OF_ITSELF = maskOfFacts(FACTS_OF_ITSELF)

/**
 * Ingredients that a name may mean, the likeliest first: those with the most words in common, slips of the pen allowed.
 * None lacks what the name or its line says that it contains, or has what it denies: walnut oil is never taken
 * for olive oil, nor plant milk for milk.
 */
export function suggestIngredients(catalogue: CompiledCatalogue, name: string, text = ''): CompiledIngredient[] {
  const words = wordsOf(name.slice(0, LONGEST_NAME)).slice(0, 12)
  if (words.length === 0) return []
  const denied = deniedFacts(name)
  // What is named beside the name is held by the line without being what its name means.
  const beside = text
    .slice(0, LONGEST_LINE)
    .split(OR)
    .reduce((mask, choice) => mask | (namedFacts(catalogue, choice) & REVIEWED_MASK), NO_FACTS)
  const absent = denied === NO_FACTS ? NO_FACTS : denied | OF_ITSELF
  const missing = (namedFacts(catalogue, name) | beside) & ~absent
  return termsOf(catalogue)
    .filter(({ ingredient: { mask } }) => (missing & ~mask) === NO_FACTS && (denied & mask) === NO_FACTS)
    .map(({ ingredient, words: own, kind }) => ({ ingredient, score: scoreOf(words, own, kind) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.ingredient.name.length - b.ingredient.name.length ||
        compareText(a.ingredient.slug, b.ingredient.slug),
    )
    .slice(0, SUGGESTIONS)
    .map(({ ingredient }) => ingredient)
}

/** The last word of a name weighs most: `smoked garlic salt` is a salt. */
function scoreOf(words: readonly string[], own: ReadonlySet<string>, kind: ReadonlySet<string>): number {
  let score = 0
  words.forEach((word, index) => {
    const weight = index === words.length - 1 ? 1.5 : 1
    if (own.has(word)) score += 2 * weight
    else if (kind.has(word)) score += weight
    else if (word.length > 4 && [...own].some((other) => other.length > 4 && edits(word, other, 1) <= 1))
      score += 1.5 * weight
  })
  return score === 0 ? 0 : score - own.size * 0.1
}
