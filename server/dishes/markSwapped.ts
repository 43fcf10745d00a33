import type { CompiledCatalogue, CompiledIngredient, CompiledMeal, CompiledSwap } from '../catalogue/compiled'
import { isNameWord, matchWords } from './reader/matchIngredient'
import { readUnit } from './reader/measureWords'
import { wordsOf } from './reader/nameWords'
import { isSaidOfIt } from './reader/splitPrepared'

/** The steps of an own dish with placeholders for what is swapped, and the swaps that they do not follow throughout. */
export interface MarkedSteps {
  /** `Melt the {butter:name}`, as the catalogue's steps have it; null where the steps stay as they are. */
  readonly steps: readonly string[] | null
  /** What has to be said beside the steps: a swapped ingredient is named in a way that cannot be exchanged, or not at all. */
  readonly unfollowed: readonly CompiledSwap[]
  /** Those of them whose ingredient is named in a way that cannot be exchanged, or may be. */
  readonly misnamed: readonly CompiledSwap[]
}

/** A word of a step, and where it stands. */
interface Token {
  readonly text: string
  readonly at: number
  /** In its one form; empty for `the` and `of`. */
  readonly words: readonly string[]
}

/** Words that a name has at most. */
const LONGEST = 6
/** What is between words that belong together. */
const CLOSE = /^[ \t]+$/
const COUNT = /^(?:\d.*|[½⅓⅔¼¾⅛]|an?|one|two|three|four|five|six|eight|ten|twelve|another|each)$/i
const JOINS = /^(?:and|or|with|in|to|over|from|for|on|into|until|plus|as)$/i
/** `egg wash`, `egg whites`: a part or a mixture, which is named after it and may not be made of what is swapped in. */
const MADE_OF_IT = /^(?:wash|whites?|yolks?|shells?|skins?|bones?|rinds?|crusts?|stones?|pods?|tops?)$/i

/**
 * Puts a placeholder where the steps of an own dish name a swapped ingredient so plainly that another name can replace it:
 * by a name of the ingredient, without an amount, and with no word beside it that could make it another food (`butter
 * lettuce`, `cocoa butter`). Steps with braces of their own are left as they are.
 */
export function markSwapped(
  catalogue: CompiledCatalogue,
  { lines }: Pick<CompiledMeal, 'lines'>,
  steps: readonly string[],
  swaps: readonly CompiledSwap[],
): MarkedSteps {
  if (swaps.length === 0) return { steps: null, unfollowed: [], misnamed: [] }
  if (steps.some((step) => /[{}]/.test(step))) return { steps: null, unfollowed: swaps, misnamed: swaps }
  const named = new Set<CompiledIngredient>()
  const left = new Set<CompiledIngredient>()
  const marked = steps.map((step) =>
    markStep(step, (tokens) => {
      const found = nameAt(catalogue, lines, tokens)
      if (found === null) return null
      const swap = swaps.find(({ from }) => from === found.ingredient)
      if (swap === undefined) return { length: found.length, mark: null }
      const isPlain = found.isWhole && isAlone(catalogue, tokens, found.length)
      ;(isPlain ? named : left).add(swap.from)
      return { length: found.length, mark: isPlain ? `{${swap.from.slug}:name}` : null }
    }),
  )
  return {
    steps: marked,
    unfollowed: swaps.filter(({ from }) => !named.has(from) || left.has(from)),
    misnamed: swaps.filter(({ from }) => left.has(from)),
  }
}

/** The words of a clause from one of them on, with the two before it. */
interface Ahead {
  readonly before: readonly Token[]
  readonly from: readonly Token[]
}

function markStep(step: string, find: (ahead: Ahead) => { length: number; mark: string | null } | null): string {
  let written = ''
  let done = 0
  for (const clause of clausesOf(step)) {
    for (let at = 0; at < clause.length;) {
      const found = find({ before: clause.slice(Math.max(0, at - 2), at), from: clause.slice(at) })
      const [first, last] = [clause[at], clause[at + (found?.length ?? 1) - 1]]
      if (found?.mark && first && last) {
        written += step.slice(done, first.at) + found.mark
        done = last.at + last.text.length
      }
      at += found?.length ?? 1
    }
  }
  return written + step.slice(done)
}

/** The words of a text, those together that nothing parts but a space. */
function clausesOf(text: string): Token[][] {
  const clauses: Token[][] = []
  let end = -1
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\d½⅓⅔¼¾⅛]+(?:['’-][\p{L}\p{M}\d]+)*/gu)) {
    const token = { text: word, at: index, words: wordsOf(word) }
    const clause = clauses.at(-1)
    if (clause && CLOSE.test(text.slice(end, index))) clause.push(token)
    else clauses.push([token])
    end = index + word.length
  }
  return clauses
}

/**
 * The ingredient that words name, the longest name first. `the stock` is the one line that has stock in its name; where
 * several have, or where more than the last word is missing, the name is not whole.
 */
function nameAt(
  catalogue: CompiledCatalogue,
  lines: readonly CompiledIngredient[],
  { from, before }: Ahead,
): { ingredient: CompiledIngredient; length: number; isWhole: boolean } | null {
  if (!isNamed(from[0])) return null
  for (let length = Math.min(LONGEST, from.length); length > 0; length -= 1) {
    const part = from.slice(0, length)
    if (!isNamed(part.at(-1))) continue
    const ingredient = matchWords(catalogue, wordsOf(part.map(({ text }) => text).join(' ')))
    if (ingredient === null) continue
    if (lines.includes(ingredient)) return { ingredient, length, isWhole: true }
    return listedAs(lines, part, before) ?? { ingredient, length, isWhole: false }
  }
  return listedAs(lines, from.slice(0, 1), before)
}

/** The line that a word alone stands for: the last one of its name, and of no other line's. */
function listedAs(
  lines: readonly CompiledIngredient[],
  part: readonly Token[],
  before: readonly Token[],
): { ingredient: CompiledIngredient; length: number; isWhole: boolean } | null {
  const word = part.length === 1 ? part[0]?.words[0] : undefined
  if (word === undefined) return null
  const [line, ...others] = [...new Set(lines)].filter(({ name }) => wordsOf(name).includes(word))
  if (line === undefined) return null
  const isWhole = others.length === 0 && wordsOf(line.name).at(-1) === word && /^the$/i.test(before.at(-1)?.text ?? '')
  return { ingredient: line, length: 1, isWhole }
}

const isNamed = (token: Token | undefined): boolean =>
  token !== undefined && token.words.length > 0 && !JOINS.test(token.text)

/** Whether no amount and no other name is beside words: `50 g butter`, `cocoa butter`, `butter beans`. */
function isAlone(catalogue: CompiledCatalogue, { before, from }: Ahead, length: number): boolean {
  const [near, far] = [before.at(-1)?.text ?? '', before.at(-2)?.text ?? '']
  if (COUNT.test(near) || (readUnit(near, 'AU')?.rest === '' && COUNT.test(far))) return false
  const isName = (text: string): boolean =>
    text !== '' && !JOINS.test(text) && !isSaidOfIt(text) && wordsOf(text).some((word) => isNameWord(catalogue, word))
  const next = from[length]?.text ?? ''
  return !isName(near) && !isName(next) && !MADE_OF_IT.test(next)
}
