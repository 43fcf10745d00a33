/** A number that was read, and what stands after it. */
export interface Read<Value> {
  readonly value: Value
  readonly rest: string
}

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
  dozen: 12,
}

const FRACTION = /^(\d{1,3})\s*\/\s*(\d{1,3})(?![\d/])/
const MIXED = /^(\d{1,3})(?:\s+(?:and|&)\s+|\s*&\s*|\s*-\s*|\s+)(\d{1,2})\s*\/\s*(\d{1,2})(?![\d/])/
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?![\d,])/
const DECIMAL = /^(?:\d{1,6}(?:[.,]\d{1,4})?|\.\d{1,4})(?![\d])/
const PHRASES: readonly (readonly [RegExp, number])[] = [
  [/^half an? (?=dozen\b)/, 0.5],
  [/^half an?\b/, 0.5],
  [/^(?:an? )?half\b(?: of(?: an?)?)?/, 0.5],
  [/^three[ -]quarters\b(?: of an?)?/, 0.75],
  [/^(?:a |one )?quarter\b(?: of(?: an?)?)?/, 0.25],
  [/^(?:a |one )third\b(?: of(?: an?)?)?/, 1 / 3],
  [/^two[ -]thirds\b(?: of an?)?/, 2 / 3],
  [/^(?:a|one) (?=dozen\b)/, 1],
  [/^a and a half\b/, 1.5],
  [/^(?:a )?couple(?: of)?\b/, 2],
  [/^twenty-four\b/, 24],
  [/^thirty-two\b/, 32],
  [/^thirty-six\b/, 36],
]

/** What may follow a number in words: `two and a quarter`, `one and one-half`. */
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^ and (?:a|one)[ -]half\b/, 0.5],
  [/^ and (?:a|one)[ -]quarter\b/, 0.25],
  [/^ and three[ -]quarters\b/, 0.75],
  [/^ and (?:a|one)[ -]third\b/, 1 / 3],
  [/^ and two[ -]thirds\b/, 2 / 3],
]

/** A number at the start of a text, dozens of it too: `½ dozen`, `half a dozen`; null when there is none. */
export function readNumber(text: string): Read<number> | null {
  const one = readPlainNumber(text)
  const dozen = one && DOZEN.exec(one.rest)
  return dozen ? { value: one.value * 12, rest: one.rest.slice(dozen[0].length) } : one
}
const DOZEN = /^dozens?\b(?: of\b)?\s*/i

/** `3`, `1/2`, `1 1/2`, `1-1/2`, `1,5`, `1,000`, `half a`, `two`, `three and a half`. */
function readPlainNumber(text: string): Read<number> | null {
  const lower = text.toLowerCase()
  const mixed = MIXED.exec(text)
  if (mixed) {
    const [whole, top, bottom] = mixed.slice(1).map(Number)
    if (bottom && top !== undefined && whole !== undefined && top < bottom)
      return sound(whole + top / bottom, text, mixed[0])
  }
  const fraction = FRACTION.exec(text)
  if (fraction) {
    const [top, bottom] = fraction.slice(1).map(Number)
    return bottom && top !== undefined ? sound(top / bottom, text, fraction[0]) : null
  }
  const thousands = THOUSANDS.exec(text)
  if (thousands) return sound(Number(thousands[0].replace(/,/g, '')), text, thousands[0])
  const decimal = DECIMAL.exec(text)
  if (decimal) return sound(Number(decimal[0].replace(',', '.')), text, decimal[0])
  for (const [phrase, value] of PHRASES) {
    const found = phrase.exec(lower)
    if (found) return sound(value, text, found[0])
  }
  const word = /^[a-z]+(?![a-z'-])/.exec(lower)?.[0] ?? ''
  const value = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
  if (value === undefined) return null
  const part = value >= 1 ? readPart(lower.slice(word.length)) : null
  return part === null ? sound(value, text, word) : sound(value + part.value, text, word + part.text)
}

/** The part of one that is added to a number before it; null where none is. */
function readPart(after: string): { readonly value: number; readonly text: string } | null {
  for (const [phrase, value] of PARTS) {
    const found = phrase.exec(after)
    if (found) return { value, text: found[0] }
  }
  return null
}

/** Amounts of nothing and beyond all kitchens are none. */
function sound(value: number, text: string, read: string): Read<number> | null {
  return value > 0 && value <= 100_000 ? { value, rest: text.slice(read.length).trimStart() } : null
}

/** `4-1 inch pieces` are four. */
const LENGTH = /^(?:-|"|inch|in\b|cm\b|mm\b)/i

/**
 * A number or a range, which may fall (`3-2`). Of a range the upper end is taken: it is better to have bought too much, and the line keeps what
 * was written.
 */
export function readQuantity(text: string): Read<number> | null {
  const first = readNumber(text)
  if (first === null) return null
  const joint =
    /^(?:-\s*(?:to|or)\b-?|-|to\b|or\b|~)\s*(?=[\d.]|one\b|two\b|three\b|four\b|five\b|six\b|eight\b|ten\b)/i.exec(
      first.rest,
    )
  if (!joint) return first
  const second = readNumber(first.rest.slice(joint[0].length))
  if (second === null) return first
  if (second.value > first.value) return second
  return joint[0] === '-' && !LENGTH.test(second.rest) ? { value: first.value, rest: second.rest } : first
}
