/** Notes on lines that a household keeps, older ones are forgotten, and characters of one (docs/product.md SHOP-58). */
export const NOTE_LIMITS = { lines: 500, length: 100 } as const

/** What is not seen, or parts lines. */
const BLANK = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
const UNSEEN = /^[\p{Cf}\p{Z}]*$/u

/** A note as it is stored: one line without space around it, empty where nothing of it can be seen (docs/product.md SHOP-58). */
export function noteText(text: string): string {
  const line = text.replace(BLANK, ' ').trim()
  return UNSEEN.test(line) ? '' : line
}

/** How many characters a text has, those counted once that take two units of JavaScript's strings. */
export const countCharacters = (text: string): number => [...text].length
