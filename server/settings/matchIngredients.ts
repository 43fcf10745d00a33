import { LRUCache } from 'lru-cache'
import type { CompiledCatalogue, CompiledIngredient } from '../catalogue/compiled'
import { maskOfFacts } from '../catalogue/facts'
import { furtherStems, groupMaskOf, isDairyNoun, kinOf, misleadingStems, stemsOf } from './ingredientWords'

/** A word as it was typed, with what it names; no slugs when it names nothing. */
export interface MatchedWord {
  readonly word: string
  readonly slugs: readonly string[]
}

/** What a text of 'Ingredients I never eat' names. */
export interface MatchedIngredients {
  /** Slugs, sorted. */
  readonly slugs: readonly string[]
  /** Each word, in the order of the text; of a word that is not understood as a whole, its parts. */
  readonly words: readonly MatchedWord[]
  /** Words that name no ingredient, as they were typed. */
  readonly unknownWords: readonly string[]
}

interface Matcher {
  readonly words: readonly {
    ingredient: CompiledIngredient
    stems: ReadonlySet<string>
    /** Those that do not name it when they stand alone. */
    misleading: ReadonlySet<string>
  }[]
  readonly answers: LRUCache<string, MatchedIngredients>
}

const MILK = maskOfFacts(['milk'])
const KEPT_ANSWERS = 512
const matchers = new WeakMap<CompiledCatalogue, Matcher>()

/** The separate words of the text, as they were typed. */
export function splitWords(text: string): string[] {
  return text
    .split(/[,;\n]+/)
    .map((word) => word.trim())
    .filter((word) => stemsOf(word).length > 0)
}

/**
 * The ingredients that a comma separated text names, by name, noun, plural or kind. A word names every ingredient that
 * has it, so `onion` names all onions, and `almonds` also the granola that may have some: too many is safe, too few is
 * not. The last answers of each catalogue are kept.
 */
export function matchIngredients(catalogue: CompiledCatalogue, text: string): MatchedIngredients {
  const matcher = matcherOf(catalogue)
  const known = matcher.answers.get(text)
  if (known) return known
  const words = splitWords(text).flatMap((word) => matchWord(matcher, word))
  const answer = {
    slugs: [...new Set(words.flatMap(({ slugs }) => slugs))].sort(),
    words,
    unknownWords: words.filter(({ slugs }) => slugs.length === 0).map(({ word }) => word),
  }
  matcher.answers.set(text, answer)
  return answer
}

/** A word as a whole; where that names nothing, what `and` and `or` part. */
function matchWord(matcher: Matcher, word: string): MatchedWord[] {
  const whole = matchPart(matcher, word)
  if (whole.slugs.length > 0) return [whole]
  const parts = word.split(/\s+(?:and|or)\s+|\s*[&/+]\s*/i).filter((part) => stemsOf(part).length > 0)
  return parts.length < 2 ? [whole] : parts.map((part) => matchPart(matcher, part.trim()))
}

function matchPart(matcher: Matcher, word: string): MatchedWord {
  return { word, slugs: matchPhrase(matcher, stemsOf(word)).map(({ slug }) => slug) }
}

function matchPhrase(matcher: Matcher, stems: readonly string[]): CompiledIngredient[] {
  if (stems.length === 0) return []
  const group = groupMaskOf(stems)
  const kin = kinOf(stems)
  const further = furtherStems(stems)
  const dairy = isDairyNoun(stems)
  return matcher.words
    .filter((candidate) => {
      const { ingredient } = candidate
      // What nobody has reviewed may belong to any group: its mask has every fact.
      if (group !== 0) return (ingredient.mask & group) !== 0
      if (
        kin !== null &&
        (ingredient.mask & kin.mask) !== 0 &&
        ![...kin.words].some((stem) => candidate.stems.has(stem))
      )
        return true
      if (stems.length === 1 && candidate.misleading.has(stems[0] ?? '')) return false
      const isNamed =
        stems.every((stem) => candidate.stems.has(stem)) || further.some((stem) => candidate.stems.has(stem))
      return isNamed && (!dairy || (ingredient.mask & MILK) !== 0)
    })
    .map(({ ingredient }) => ingredient)
}

/** What the names say of an ingredient; what it is free from is not said to be in it. */
function matcherOf(catalogue: CompiledCatalogue): Matcher {
  const known = matchers.get(catalogue)
  if (known) return known
  const words = catalogue.ingredients.map((ingredient) => {
    const { name, kind, piece } = ingredient
    const nouns = piece === null ? [] : [piece.one, piece.many]
    const text = [name, kind, ...nouns].join(' ').replace(/\b[\w.%]+-free\b/gi, ' ')
    const stems = new Set(stemsOf(text))
    return { ingredient, stems, misleading: misleadingStems(stems) }
  })
  const matcher = { words, answers: new LRUCache<string, MatchedIngredients>({ max: KEPT_ANSWERS }) }
  matchers.set(catalogue, matcher)
  return matcher
}
