/** One line of text as it is stored: no control characters, no half characters, spaces once, at most so many characters. */
export function cleanText(text: string, most: number): string {
  return text
    .slice(0, most)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
}
