/** Lower case, without accents, apostrophes and what is no letter or digit; words are parted by one space. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
