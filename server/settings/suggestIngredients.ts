import type { CompiledCatalogue } from '../catalogue/compiled'
import { compareText } from '../pure/compareText'
import { edits } from '../catalogue/edits'
import { NO_FACTS } from '../catalogue/facts'
import { foldText } from '../catalogue/foldText'
import { groupMaskOf, stemsOf } from './ingredientWords'
import { wordIndexOf } from './wordIndex'

const SUGGESTIONS = 5
/** The distance of a word of which one letter is missing, wrong or too many, to a word of a longer name. */
const ONE_SLIP = 1.5
/** Longer words are no slips of the finger, and comparing them costs. */
const LONGEST = 60

/** What follows many names and says of none which food it is. */
const TAILS: ReadonlySet<string> = new Set(stemsOf('nut fruit leaf'))

interface Term {
  readonly name: string
  readonly folded: string
  readonly stems: readonly string[]
}

interface Vocabulary {
  readonly terms: readonly Term[]
  /** Every stem of the terms, once. */
  readonly stems: readonly string[]
}

const vocabularies = new WeakMap<CompiledCatalogue, Vocabulary>()

/**
 * Names, kinds and groups of the catalogue that are near to a word: few edits away, or with a word in common. Who writes
 * `gluten free` among what is never eaten means gluten.
 */
export function suggestIngredients(catalogue: CompiledCatalogue, word: string): string[] {
  const folded = foldText(word)
  if (folded === '' || folded.length > LONGEST) return []
  const avoided = /^(.+) free$/.exec(folded)?.[1]
  if (avoided !== undefined) return groupMaskOf(stemsOf(avoided)) === NO_FACTS ? [] : [avoided]
  const most = Math.max(1, Math.floor(folded.length / 3))
  const { terms, stems } = vocabularyOf(catalogue)
  const asked = stemsOf(word)
  const telling = asked.filter((stem) => !TAILS.has(stem))
  const near = nearStems(stems, telling.length > 0 ? telling : asked)
  return terms
    .map((term) => {
      const whole = edits(folded, term.folded, most)
      const distance = Math.min(whole, ...term.stems.map((stem) => near.get(stem) ?? Infinity))
      return { name: term.name, distance }
    })
    .filter(({ distance }) => distance <= Math.max(most, ONE_SLIP))
    .sort((a, b) => a.distance - b.distance || a.name.length - b.name.length || compareText(a.name, b.name))
    .slice(0, SUGGESTIONS)
    .map(({ name }) => name)
}

/** The stems that are near to one of a word's, with their distance; a word in common counts as one edit. */
function nearStems(stems: readonly string[], asked: readonly string[]): Map<string, number> {
  const near = new Map<string, number>()
  for (const stem of stems)
    for (const other of asked) {
      const short = Math.min(stem.length, other.length) < 4
      const distance = stem === other ? 1 : short ? Infinity : edits(stem, other, Math.floor(other.length / 3)) + 0.5
      if (distance < (near.get(stem) ?? Infinity)) near.set(stem, distance)
    }
  return near
}

function vocabularyOf(catalogue: CompiledCatalogue): Vocabulary {
  const known = vocabularies.get(catalogue)
  if (known) return known
  const own = catalogue.ingredients.flatMap(({ name, kind }) => [kind, name])
  const names = new Set([...own, ...wordIndexOf(catalogue).names])
  const terms = [...names].map((name) => ({
    name,
    folded: foldText(name),
    stems: stemsOf(name.replace(/\b[\w.%]+-free\b/gi, ' ')),
  }))
  const made = { terms, stems: [...new Set(terms.flatMap((term) => term.stems))] }
  vocabularies.set(catalogue, made)
  return made
}
