import { foldText } from '../../catalogue/foldText'
import { stemOf } from '../../catalogue/stemOf'
import { MISSPELLINGS } from './words/misspellings'
import { SYNONYMS } from './words/synonyms'

/** Said of salt and husbandry; changes nothing that anybody must not eat. Salted black beans are no beans: they are fermented soy. */
const NEUTRAL =
  /\b(?:salt[- ]reduced|reduced[- ]salt|low[- ]salt|no[- ]added[- ]salt|no[- ]salt[- ]added|low[- ]sodium|reduced[- ]sodium|(?:\d+ ?% )?(?:less|lower)[- ](?:sodium|salt)|free[- ]range|un-?salted|(?<!un)salted(?! black)|sustainably sourced|wild[- ]caught|grass[- ]fed)\b/gi
const meant = new Map(MISSPELLINGS.map(([misspelt, word]) => [stemOf(misspelt), stemOf(word)]))
const FILLERS = new Set(['of', 'the', 'a', 'an'])

/** The words of a name in one form each, in their order: singular, without accents, `gluten-free` as one word. */
export function wordsOf(name: string): string[] {
  return everyWordOf(name.replace(NEUTRAL, ' '))
}

/** Whether a name says something of salt or husbandry. */
export function saysNeutral(name: string): boolean {
  return name.search(NEUTRAL) >= 0
}

/** The same with what is said of salt and husbandry: `unsalted butter` may be a separate ingredient. */
export function everyWordOf(name: string): string[] {
  const folded = foldText(name).replace(/\b(\w+) free\b/g, '$1free')
  const stems = folded
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map((word) => meant.get(stemOf(word)) ?? stemOf(word))
  return replaced(stems)
}

/** The words as one key, whatever their order. */
export function keyOf(words: readonly string[]): string {
  return [...new Set(words)].sort().join(' ')
}

const stemsOf = (phrase: string): string[] =>
  foldText(phrase)
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .map(stemOf)
const LONGEST = 4
const phrases = new Map(SYNONYMS.map(([said, ours]) => [stemsOf(said).join(' '), stemsOf(ours)]))

/** Replaces the longest phrases first, once each, so that nothing is replaced for ever. */
function replaced(stems: readonly string[]): string[] {
  const result: string[] = []
  for (let at = 0; at < stems.length;) {
    let taken = 0
    for (let length = Math.min(LONGEST, stems.length - at); length > 0 && taken === 0; length -= 1) {
      const ours = phrases.get(stems.slice(at, at + length).join(' '))
      if (ours === undefined) continue
      result.push(...ours)
      taken = length
    }
    if (taken === 0) result.push(stems[at] ?? '')
    at += Math.max(1, taken)
  }
  return result
}
