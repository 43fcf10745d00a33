import { LRUCache } from 'lru-cache'
import type { CompiledCatalogue, CompiledIngredient } from '../catalogue/compiled'
import { partOf, type Reading, readingsOf, splitText, stemsOf } from './ingredientWords'
import { foodIndexOf, wordIndexOf, type WordIndex } from './wordIndex'

/** A word as it was typed, with what it names; no slugs when it names nothing. */
export interface MatchedWord {
  readonly word: string
  readonly slugs: readonly string[]
}

/** What a text of 'Ingredients I never eat' or 'Ingredients I don't like' names. */
export interface MatchedIngredients {
  /** Slugs, sorted. */
  readonly slugs: readonly string[]
  /** Each word, in the order of the text; of a word that is not understood as a whole, its parts. */
  readonly words: readonly MatchedWord[]
  /** Words that name no ingredient, as they were typed. */
  readonly unknownWords: readonly string[]
}

const KEPT_ANSWERS = 512
/** The last answers to texts of one field. */
type Kept = WeakMap<CompiledCatalogue, LRUCache<string, MatchedIngredients>>
const keptIngredients: Kept = new WeakMap()
const keptFoods: Kept = new WeakMap()

/** The separate words of the text, as they were typed. */
export function splitWords(text: string): string[] {
  return splitText(text).filter((word) => stemsOf(word).length > 0)
}

/**
 * The ingredients that a comma separated text names: by name, noun, plural or group, and the composed foods that may hold
 * one of them. A word names every ingredient that has it, so `onion` names all onions, and `celery` also the stock: too
 * many is safe, too few is not. The last answers of each catalogue are kept.
 */
export const matchIngredients = (catalogue: CompiledCatalogue, text: string): MatchedIngredients =>
  remembered(keptIngredients, catalogue, text, () => matchWords(wordIndexOf(catalogue), text))

/**
 * The foods that a comma separated text names, as one tastes them: of what `matchIngredients` finds, what goes by the name
 * itself or is of the group, without what else may hold it. `coriander` names the herb and its seeds, and no bread. A word
 * that is no food of itself, such as `gluten`, names all (docs/product.md SET-25).
 */
export const matchFoods = (catalogue: CompiledCatalogue, text: string): MatchedIngredients =>
  remembered(keptFoods, catalogue, text, () =>
    matchIngredients(catalogue, text).words.map(({ word, slugs }) => {
      const named = new Set(matchPart(foodIndexOf(catalogue), word).slugs)
      const foods = slugs.filter((slug) => named.has(slug))
      return { word, slugs: foods.length > 0 ? foods : slugs }
    }),
  )

function remembered(
  kept: Kept,
  catalogue: CompiledCatalogue,
  text: string,
  match: () => readonly MatchedWord[],
): MatchedIngredients {
  const answers = kept.get(catalogue) ?? new LRUCache<string, MatchedIngredients>({ max: KEPT_ANSWERS })
  kept.set(catalogue, answers)
  const known = answers.get(text)
  if (known) return known
  const words = match()
  const answer = {
    slugs: [...new Set(words.flatMap(({ slugs }) => slugs))].sort(),
    words,
    unknownWords: words.filter(({ slugs }) => slugs.length === 0).map(({ word }) => word),
  }
  answers.set(text, answer)
  return answer
}

const matchWords = (index: WordIndex, text: string): MatchedWord[] =>
  splitWords(text).flatMap((word) => matchWord(index, word))

/** What `and` and `or` part, if each part is understood, or else the word as a whole; if that is not, its parts again. */
function matchWord(index: WordIndex, word: string): MatchedWord[] {
  const texts = word.split(/\s+(?:and|or)\s+|\s*[&/+]\s*/i).filter((part) => stemsOf(part).length > 0)
  const parts = texts.map((part) => matchPart(index, part.trim()))
  if (parts.length > 1 && parts.every(isUnderstood)) return parts
  const whole = matchPart(index, word)
  return isUnderstood(whole) || parts.length < 2 ? [whole] : parts
}

function isUnderstood({ slugs }: MatchedWord): boolean {
  return slugs.length > 0
}

/** What the first reading that names anything names, the food of this very name, and the whole of which it is a part. */
function matchPart(index: WordIndex, word: string): MatchedWord {
  const found = new Set([
    ...index.findOwn(stemsOf(word)),
    ...firstNamed(index, readingsOf(word)),
    ...firstNamed(index, partOf(word)),
  ])
  return { word, slugs: [...found].map(({ slug }) => slug).sort() }
}

function firstNamed(index: WordIndex, readings: readonly Reading[]): ReadonlySet<CompiledIngredient> {
  for (const { stems, isGroup, within } of readings) {
    const found = isGroup ? index.findGroup(stems) : index.find(stems)
    const isOne = !within || within.some((group) => overlap(found, index.findGroup([group])))
    if (found.size > 0 && isOne) return found
  }
  return new Set()
}

function overlap<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  return [...one].some((value) => other.has(value))
}
