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
 * A written step with the words that each swap puts in the place of its own, in the sentences that mention what is
 * replaced: "Melt the {butter}" is "Warm the {butter}" under a swap for oil.
 */
export function withSwapWords(step: string, swaps: readonly Pick<CompiledSwap, 'from' | 'words'>[]): string {
  const changing = swaps.filter(({ words }) => words)
  if (changing.length === 0) return step
  return sentencesOf(step)
    .map((sentence) =>
      changing
        .filter(({ from }) => mentions(sentence, from.slug))
        .reduce((text, { words }) => replaceWords(text, words ?? {}), sentence),
    )
    .join(' ')
}

/** Replaces whole words outside placeholders, longer phrases first, with a capital where there was one. */
function replaceWords(text: string, words: Readonly<Record<string, string>>): string {
  const phrases = Object.keys(words).sort((a, b) => b.length - a.length)
  const pattern = phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const found = new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])(?![^{}]*\\})`, 'gi')
  return text.replace(found, (phrase) => {
    const word = words[phrase.toLowerCase()] ?? phrase
    const isCapital = phrase.charAt(0) !== phrase.charAt(0).toLowerCase()
    return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
}
