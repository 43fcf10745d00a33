import { type Edits, fieldsOf, type Forms, shownAnswer } from './answers'

/** What parts the words of a text. */
export const separators = /([,;\n]+)/

/**
 * Replaces a word that was typed into a text field. All text fields are searched for it, since the page knows no field
 * by its id or label; null when none contains it any more.
 */
export function replaceWord(edits: Edits, forms: Forms, word: string, by: string): Edits | null {
  for (const field of fieldsOf(forms)) {
    const { text } = shownAnswer(edits, field)
    const corrected = field.type === 'TEXT' && text ? replaceInText(text, word, by) : null
    if (corrected !== null) return { ...edits, [field.id]: { text: corrected } }
  }
  return null
}

/**
 * The text with the word replaced: as a whole entry between separators, or else where it is a whole word; null when
 * it is neither.
 */
export function replaceInText(text: string, word: string, by: string): string | null {
  const wanted = word.toLowerCase()
  const parts = text.split(separators)
  const index = parts.findIndex((part) => part.trim().toLowerCase() === wanted)
  if (index >= 0) return parts.map((part, at) => (at === index ? part.replace(part.trim(), () => by) : part)).join('')
  const within = parts.findIndex((part) => wordAt(part, wanted) >= 0)
  if (within < 0) return null
  const part = parts[within] ?? ''
  const at = wordAt(part, wanted)
  const replaced = part.slice(0, at) + by + part.slice(at + word.length)
  return parts.map((one, position) => (position === within ? replaced : one)).join('')
}

function wordAt(part: string, wanted: string): number {
  const lower = part.toLowerCase()
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{Letter}\p{Number}]/u.test(letter)
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!isLetter(lower[at - 1]) && !isLetter(lower[at + wanted.length])) return at
  }
  return -1
}
