import type { CompiledSwap } from './compiled'

/** What a sentence of a step ends with. */
const SENTENCE_END = /(?<=[.;:!?]) /

/** Whether a text of a step mentions an ingredient: `{slug}` or `{slug:name}`. */
export function mentions(text: string, slug: string): boolean {
  return text.includes(`{${slug}}`) || text.includes(`{${slug}:name}`)
}

/** The sentences of a step; joined by spaces they are the step again. */
export function sentencesOf(step: string): string[] {
  return step.split(SENTENCE_END)
}

/**
 * A written step with the words that each swap puts in their place, in the sentences that mention what is
 * replaced: "Melt the {butter}" is "Warm the {butter}" under a swap for oil.
 */
export function withSwapWords(
  step: string,
  swaps: readonly { from: Pick<CompiledSwap['from'], 'slug'>; words?: CompiledSwap['words'] }[],
): string {
  const changing = swaps.filter(({ words }) => words)
  if (changing.length === 0) return step
  return sentencesOf(step)
    .map((sentence) =>
      changing
        .filter(({ from }) => mentions(sentence, from.slug))
        .reduce((text, { from, words }) => replaceWords(text, namedWords(words ?? {}, from.slug)), sentence),
    )
    .join(' ')
}

/** Words with the ingredient's own placeholder for `{from}`. */
function namedWords(words: Readonly<Record<string, string>>, slug: string): Record<string, string> {
  const name = (text: string): string => text.replaceAll('{from}', `{${slug}}`)
  return Object.fromEntries(Object.entries(words).map(([phrase, word]) => [name(phrase), name(word)]))
}

/** The source of a regular expression for a phrase of whole words, in which `#` stands for any number. */
function sourceOf(phrase: string): string {
  const [start, end] = [/^\w/.test(phrase) ? '(?<![\\w-])' : '', /\w$/.test(phrase) ? '(?![\\w-])' : '']
  return start + phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('#', '\\d+') + end
}

/** Replaces whole words outside placeholders, longer phrases first, with a capital where there was one. */
function replaceWords(text: string, words: Readonly<Record<string, string>>): string {
  const phrases = Object.keys(words).sort((a, b) => b.length - a.length)
  const found = new RegExp(`(?:${phrases.map(sourceOf).join('|')})(?![^{}]*\\})`, 'gi')
  const replaced = text.replace(found, (written) => {
    const phrase = phrases.find((one) => new RegExp(`^${sourceOf(one)}$`, 'i').test(written)) ?? ''
    const word = words[phrase] ?? written
    return /^[A-Z]/.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
  return replaced.replace(/ +(?=[ ,.;:])/g, '')
}
