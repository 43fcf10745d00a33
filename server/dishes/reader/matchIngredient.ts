import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { compareText } from '../../compareText'
import { edits } from '../../catalogue/edits'
import { counterOf } from './measureWords'
import { NAMES } from './words/ingredientNames'
import { keyOf, wordsOf } from './nameWords'

/** Said of the catalogue's ingredients so that a shopper finds them; whoever leaves them out means the same thing. */
const UNSAID = new Set(wordsOf('fresh lean boneless raw peeled shelled hulled pitted seedless cleaned sliced'))
const SUGGESTIONS = 6
const LONGEST_NAME = 200

/** Words of names that are no food by themselves. */
const NO_FOOD = new Set(
  wordsOf('oil fillet steak strip powder biscuit spread fruit mix half agent spice herb leaf slice piece sheet stalk'),
)

interface Index {
  /** Words that name food which somebody must not eat. */
  readonly telling: ReadonlySet<string>
  readonly byKey: ReadonlyMap<string, CompiledIngredient>
  /** Every word of the names. */
  readonly words: ReadonlySet<string>
  readonly terms: readonly { ingredient: CompiledIngredient; words: ReadonlySet<string>; kind: ReadonlySet<string> }[]
}

const indexes = new WeakMap<CompiledCatalogue, Index>()

/**
 * The catalogue's ingredient of which these are exactly the words, in whatever order, number and English; null when
 * there is none or more than one. No word is overlooked: `soy milk` is not milk, so a wrong match cannot make a meal
 * look safe.
 */
export function matchIngredient(catalogue: CompiledCatalogue, name: string): CompiledIngredient | null {
  return matchWords(catalogue, wordsOf(name.slice(0, LONGEST_NAME)))
}

/** The same for words that are in their one form already. */
export function matchWords(catalogue: CompiledCatalogue, words: readonly string[]): CompiledIngredient | null {
  return words.length === 0 ? null : (indexOf(catalogue).byKey.get(keyOf(words)) ?? null)
}

/** Whether a word names food that contains something which somebody must not eat: `halloumi`, `prawn`, `noodle`. */
export function isTelling(catalogue: CompiledCatalogue, word: string): boolean {
  return indexOf(catalogue).telling.has(word)
}

/** Whether a word, in its one form, is part of an ingredient's name. */
export function isNameWord(catalogue: CompiledCatalogue, word: string): boolean {
  return indexOf(catalogue).words.has(word)
}

/** Ingredients that a name may mean, the likeliest first: those with the most words in common, slips of the pen allowed. */
export function suggestIngredients(catalogue: CompiledCatalogue, name: string): CompiledIngredient[] {
  const words = wordsOf(name.slice(0, LONGEST_NAME)).slice(0, 12)
  if (words.length === 0) return []
  return indexOf(catalogue)
    .terms.map(({ ingredient, words: own, kind }) => ({ ingredient, score: scoreOf(words, own, kind) }))
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

function indexOf(catalogue: CompiledCatalogue): Index {
  const known = indexes.get(catalogue)
  if (known) return known
  const made = makeIndex(catalogue)
  indexes.set(catalogue, made)
  return made
}

/** Names that are given weigh more than those that are worked out; of two with one name neither is meant. */
function makeIndex(catalogue: CompiledCatalogue): Index {
  const known = catalogue.ingredients.filter(({ contains }) => contains !== null)
  const byKey = new Map<string, CompiledIngredient>()
  for (const namesOf of [givenNames, furtherNames, pieceNames, shortNames]) {
    const found = new Map<string, CompiledIngredient | null>()
    for (const ingredient of known) {
      for (const words of namesOf(ingredient)) {
        const key = keyOf(words)
        const other = found.get(key)
        if (key !== '') found.set(key, other === undefined || other === ingredient ? ingredient : null)
      }
    }
    for (const [key, ingredient] of found) if (ingredient !== null && !byKey.has(key)) byKey.set(key, ingredient)
  }
  const terms = known.map((ingredient) => ({
    ingredient,
    words: new Set(wordsOf(ingredient.name)),
    kind: new Set(wordsOf(ingredient.kind)),
  }))
  const telling = new Set(known.filter(({ mask }) => mask !== 0).flatMap(tellingWords))
  const words = new Set([...byKey.keys()].flatMap((key) => key.split(' ')))
  return { byKey, terms, telling, words }
}

/** Its group and the last word of its name: `hokkien noodles` are noodles. */
function tellingWords({ name, kind }: CompiledIngredient): string[] {
  return [...wordsOf(kind), ...wordsOf(name.replace(/\(.*\)/, '')).slice(-1)].filter(
    (word) => !NO_FOOD.has(word) && word.length > 2,
  )
}

function givenNames({ name }: CompiledIngredient): string[][] {
  return [wordsOf(name)]
}

function furtherNames({ slug }: CompiledIngredient): string[][] {
  return (Object.hasOwn(NAMES, slug) ? (NAMES[slug] ?? []) : []).map(wordsOf)
}

/** `garlic clove` and what is left of it without the counter; what comes in tins is not also meant without. */
function pieceNames({ piece }: CompiledIngredient): string[][] {
  if (piece === null) return []
  const words = wordsOf(piece.one)
  return words.includes('tinned') ? [words] : [words, words.filter((word) => counterOf(word) === null)]
}

function shortNames({ name }: CompiledIngredient): string[][] {
  return [wordsOf(name).filter((word) => !UNSAID.has(word))]
}
