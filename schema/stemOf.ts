const IRREGULAR: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  anchovies: 'anchovi',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
}

/** One form for a word's singular and plural. The form itself need be no word. */
export function stemOf(word: string): string {
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word] ?? word
  if (word.length > 3 && word.endsWith('ies')) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('y')) return `${word.slice(0, -1)}i`
  if (word.length > 4 && /(?:o|s|x|z|ch|sh)es$/.test(word) && !/(?:oes|ses)$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('oes')) return word.slice(0, -2)
  if (word.length > 2 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}
