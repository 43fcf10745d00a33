import type { Quantity } from '../catalogue/units'

const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 }
const PARTS: Readonly<Record<string, number>> = { third: 3, quarter: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 }
const WORDS = String.raw`\b(?:half|(?:${Object.keys(COUNTS).join('|')})[ -](?:${Object.keys(PARTS).join('|')})s?) of the `

/** "the sliced half of the lemon" is a thing to take up, no share to measure. */
const DESCRIBED = String.raw`\b(?:\w+ed|cut|other|each|top|bottom|first|second|last|remaining) `

/** A regular expression's source for "half of the " and its like, where they speak of a share of what follows. */
export const SHARE_OF_THE = `(?<!${DESCRIBED})${WORDS}`

/** Fewer grams than a kitchen weighs. */
const LEAST_WEIGHED = 10

/**
 * The share of an amount that its words name, as the cook measures it out; null where there is nothing to measure: things
 * are counted out as the words say, so are a few grams, and a pinch is not divided.
 */
export function takeShare(words: string, { amount, unit }: Quantity): Quantity | null {
  const [count = '', part = ''] = words.toLowerCase().split(/[ -]/)
  const share = count === 'half' ? 1 / 2 : (COUNTS[count] ?? 0) / (PARTS[part.replace(/s$/, '')] ?? 1)
  if (unit === 'piece' || (unit === 'pinch' && amount * share < 1)) return null
  if (unit === 'g' && amount * share < LEAST_WEIGHED) return null
  return { amount: amount * share, unit }
}
