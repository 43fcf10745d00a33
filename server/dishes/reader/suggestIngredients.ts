import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { edits } from '../../catalogue/edits'
import { compareText } from '../../pure/compareText'
import { LONGEST_LINE } from './lineText'
import { LONGEST_NAME, termsOf } from './matchIngredient'
import { namedFacts } from './namedFacts'
import { wordsOf } from './nameWords'

const SUGGESTIONS = 6

/**
 * Ingredients that a name may mean, the likeliest first: those with the most words in common, slips of the pen allowed.
 * None lacks what the name or its line says that it contains: walnut oil is never taken for olive oil.
 */
export function suggestIngredients(catalogue: CompiledCatalogue, name: string, text = ''): CompiledIngredient[] {
  const words = wordsOf(name.slice(0, LONGEST_NAME)).slice(0, 12)
  if (words.length === 0) return []
  const named = namedFacts(catalogue, `${name} ${text}`.slice(0, 2 * LONGEST_LINE))
  return termsOf(catalogue)
    .filter(({ ingredient }) => (named & ~ingredient.mask) === 0)
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
