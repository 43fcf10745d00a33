/** What the kitchen does by voice: the step after this one, the one before it, or this one read aloud. */
export type VoiceCommand = 'next' | 'back' | 'again'

const WORDS: Readonly<Record<string, VoiceCommand>> = {
  next: 'next',
  back: 'back',
  previous: 'back',
  again: 'again',
  repeat: 'again',
}
/** Longer sayings are talk: 'and next week we go to the coast'. */
const MOST_WORDS = 3

/** The command in what was said; null where that is talk, or names more than one. */
export function commandOf(said: string): VoiceCommand | null {
  const words = said.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length > MOST_WORDS) return null
  const [command, another] = new Set(words.flatMap((word) => WORDS[word] ?? []))
  return command !== undefined && another === undefined ? command : null
}
