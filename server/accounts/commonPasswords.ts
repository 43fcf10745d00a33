import { zxcvbn, zxcvbnOptions } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** Fewer guesses than this and a password counts as common. Ten random letters or digits need ten times as many. */
const MIN_GUESSES = 1e9
/**
 * Characters that the library is given: its time grows with the square of the length and with every way to read signs
 * as letters (docs/decisions/0017-password-strength.md).
 */
const JUDGED_LENGTH = 32
const FAMOUS = ['correcthorsebatterystaple']

let ready = false

/** The word lists are prepared at first use: that takes a moment and some 30 MB. */
function prepare(): void {
  if (ready) return
  zxcvbnOptions.setOptions({
    dictionary: { ...common, ...english, famous: FAMOUS },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 1,
    maxLength: JUDGED_LENGTH,
  })
  ready = true
}

/** Whether a password is among those that are guessed first: common words, names, dates, keyboard walks, repetitions. */
export function isCommonPassword(password: string): boolean {
  prepare()
  const text = unrepeated(password.normalize('NFKC').trim())
  return zxcvbn(text.slice(0, JUDGED_LENGTH)).guesses < MIN_GUESSES
}

/** The shortest part that a text consists of when repeated, the last time possibly cut off; the text itself if none. */
function unrepeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length)
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part
  }
  return text
}
