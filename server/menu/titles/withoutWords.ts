const JOINS = '(?:and|with|in|on|of|from|over|under|for|or)\\b'
const BEFORE_NOUN = new RegExp(`^[ -](?!${JOINS})\\w`)
const BEFORE_NOUN_OF_PAIR = new RegExp(`^(?:, [^,]+)* and (?!${JOINS})[^\\s,]+ (?!${JOINS})\\w`)

/** Whether a noun follows, to which what was before belongs. */
export const isBeforeNoun = (after: string): boolean => BEFORE_NOUN.test(after)

/** Whether one follows to which what was before belongs together with another: `bacon` in `bacon and egg pie`. */
export const isBeforeNounOfPair = (after: string): boolean => BEFORE_NOUN_OF_PAIR.test(after)

/**
 * A title without the words from one character to before another: `Lamb and feta burgers` without the feta are lamb burgers.
 * Where they cannot be taken out it says so at its end.
 */
export function withoutWords(title: string, from: number, to: number): string {
  const [before, words, after] = [title.slice(0, from), title.slice(from, to), title.slice(to)]
  const [first, ...rest] = taken(before, after)
  if (first === undefined) return `${title} without ${words.toLowerCase()}`
  return first.toUpperCase() + rest.join('')
}

/** What is left of a title, by what stood beside the words; empty where they cannot be taken out. */
function taken(before: string, after: string): string {
  // A, *W*, B and C; A, *W* and B
  if (before.endsWith(', ') && /^(?:,| and )/.test(after)) return before.slice(0, -2) + after
  // *W*, A and B
  if (after.startsWith(', ')) return before + after.slice(2)
  // A, B and *W*
  if (/, \S[^,]* and $/.test(before)) return before.replace(/, (\S[^,]*) and $/, ' and $1') + after
  if (before.endsWith(' and ')) return before.slice(0, -5) + after
  if (after.startsWith(' and ')) return before + after.slice(5)
  if (isBeforeNoun(after)) return before + after.slice(1)
  if (after === '' && / with (?:\S+ )?$/.test(before)) return before.replace(/ with (?:\S+ )?$/, '')
  return ''
}
