import { fraction, NUMBER, readFraction, times, writeDecimal, writeWithSign, type Fraction } from './fractions'

const RANGE = `${NUMBER}(?:\\s*(?:-|–|to|or)\\s*${NUMBER})?`
/** What is weighed and measured by eye with fractions, and by scales with decimals. */
const BY_EYE =
  'cups?|tbsps?|tablespoons?|tsps?|teaspoons?|oz|ounces?|lbs?|pounds?|pints?|pinch(?:es)?|serves?|servings?'
const BY_SCALES = 'kg|kilos?|g|grams?|mg|ml|l|litres?|liters?|dl|cl'
const UNIT = `(?:${BY_EYE}|${BY_SCALES})`
const AMOUNT = new RegExp(
  `^(${NUMBER})(?:(\\s*(?:-|–|to|or)\\s*)(${NUMBER}))?(\\s*-?\\s*)(${UNIT})(?![\\p{L}\\d])`,
  'iu',
)
/** What is in front of these is how large a thing is, and how many of it there are is not said. */
const CONTAINER =
  /^[.,]?\s*(?:\([^()]*\)\s*)?(?:tins?|cans?|jars?|packets?|packs?|bags?|bottles?|cartons?|tubs?|blocks?|sachets?|each|apiece|portions?|pieces?|balls?|chunks?|steaks?|fillets?)\b/i
const VESSEL =
  /^[ -]*(?:\p{L}+[ -]){0,2}(?:tin|dish|pan|pot|saucepan|casserole|bowl|jug|mould|ramekins?|cooker|loaf tin)\b/iu

/** Numbers that stay: temperatures, times, sizes, shares, positions. */
const STAYS = [
  `${RANGE}\\s*(?:°|º|degrees?\\b)\\s*(?:[CF]\\b)?`,
  '\\d{2,3}\\s?[CF]\\b(?:\\s*fan\\b)?',
  '(?:gas(?: mark)?|mark|step|steps|speed|level|setting|page|note|size)\\s*\\d+(?:\\s*(?:-|–|to|and|or)\\s*\\d+)?',
  `${RANGE}[\\s-]*(?:hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s|days?|weeks?|months?|watts?|W)\\b`,
  `${RANGE}(?:\\s*(?:x|×)\\s*${NUMBER})?\\s*-?\\s*(?:cm|mm|inch(?:es)?|")(?:\\s*(?:x|×)\\s*${NUMBER}\\s*(?:cm|mm|inch(?:es)?|"))?`,
  `${RANGE}\\s*(?:%|per ?cent\\b)`,
  `${RANGE}\\s*(?:times|batches|stages|sides|layers|halves|quarters|thirds|equal)\\b`,
  '\\d+(?:st|nd|rd|th)\\b',
  '\\d+-(?:hole|cup|litre|liter|quart|inch)\\b',
].map((pattern) => new RegExp(`^(?:${pattern})`, 'iu'))
const STARTS = /(?:gas(?: mark)?|mark|steps?|speed|level|setting|page|note|size)\s*\d|[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/giu

/** Counts in words, of which it is not known whether they are amounts. */
const UNKNOWN_COUNT =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\b(?!\s*(?:-|–)?\s*(?:thirds?|quarters?|halves|minutes?|hours?|seconds?|days?|times|sides?|batches|stages|layers?|equal|forks?|spoons?|(?:or|to) (?:three|four|five|six|eight|ten) (?:minutes?|hours?)))/i
const UNKNOWN_UNIT =
  /\b(?:an?|one|half(?: an?)?|quarter(?: of)?(?: an?)?)\s+(?:(?:heaped|level|large|small|generous|good)\s+)?(?:cups?|tbsp|tablespoons?|tsp|teaspoons?|ounces?|pounds?|pints?|litres?|kilos?|tins?|cans?|packets?)\b/i

/** A part of a step: text that stays, or an amount with the rest of its words. */
type Part =
  | string
  | { readonly numbers: readonly Fraction[]; readonly joint: string; readonly gap: string; readonly unit: string }

/**
 * The steps of an own dish with their amounts for `to` serves instead of `from`. Null when a number or a count in words
 * may be an amount but is none that is understood (`add 2 eggs`, `a 400 g tin`, `an onion` of the list): amounts of which
 * some were scaled and others not would be worse than none. `names` are what the dish's lines call their ingredients.
 */
export function scaleSteps(
  steps: readonly string[],
  names: readonly string[],
  from: number,
  to: number,
): string[] | null {
  if (from === to) return [...steps]
  const single = oneOf(names)
  const factor = fraction(to, from)
  const scaled: string[] = []
  for (const step of steps) {
    const parts = UNKNOWN_COUNT.test(step) || UNKNOWN_UNIT.test(step) || single?.test(step) ? null : partsOf(step)
    if (parts === null) return null
    scaled.push(parts.map((part) => (typeof part === 'string' ? part : writeScaled(part, factor))).join(''))
  }
  return scaled
}

/** The amounts of a step and the texts between them; null when a number in it is not understood. */
function partsOf(step: string): Part[] | null {
  const parts: Part[] = []
  let done = 0
  STARTS.lastIndex = 0
  for (let start = STARTS.exec(step); start; start = STARTS.exec(step)) {
    const rest = step.slice(start.index)
    // The number of `B12` or `7-Up` is no number.
    if (/[\p{L}]$/u.test(step.slice(0, start.index)) && /^\d/.test(rest)) return null
    const stays = STAYS.map((pattern) => pattern.exec(rest)?.[0].length ?? 0).reduce((a, b) => Math.max(a, b))
    const amount = AMOUNT.exec(rest)
    let length = stays
    if (amount && amount[0].length >= stays) {
      const after = rest.slice(amount[0].length)
      length = amount[0].length
      if (CONTAINER.test(after) || /(?:[x×]|\b(?:per|every|each))\s*$/i.test(step.slice(0, start.index))) return null
      if (!VESSEL.test(after)) {
        const [, first = '', joint = '', second, gap = '', unit = ''] = amount
        const numbers = [first, ...(second === undefined ? [] : [second])].map(readFraction)
        if (numbers.some((number) => number === null)) return null
        parts.push(step.slice(done, start.index), { numbers: numbers as Fraction[], joint, gap, unit })
        done = start.index + length
      }
    }
    if (length === 0) return null
    STARTS.lastIndex = start.index + length
  }
  return [...parts, step.slice(done)]
}

const byEye = new RegExp(`^(?:${BY_EYE})$`, 'i')

function writeScaled({ numbers, joint, gap, unit }: Exclude<Part, string>, factor: Fraction): string {
  const scaled = numbers.map((number) => times(number, factor))
  const last = scaled.at(-1) ?? factor
  const write = byEye.test(unit) ? writeWithSign : writeDecimal
  return `${scaled.map(write).join(joint)}${gap}${inNumber(unit, last.top > last.bottom)}`
}

const WORDS = /^(cup|tablespoon|teaspoon|ounce|pound|pint|kilo|gram|litre|liter|serve|serving|pinch)(?:e?s)?$/i

/** `1 cup`, `2 cups`; short units stay as they are. */
function inNumber(unit: string, isSeveral: boolean): string {
  const singular = WORDS.exec(unit)?.[1]
  if (singular === undefined) return unit
  return isSeveral ? `${singular}${/pinch$/i.test(singular) ? 'es' : 's'}` : singular
}

/** Matches one of a thing of the list: `an onion`, `one large egg`. Null for a list without names. */
function oneOf(names: readonly string[]): RegExp | null {
  const nouns = new Set(
    names
      .flatMap((name) => /(\p{L}+?)(?:e?s)?(?:\s*\(.*)?$/u.exec(name.toLowerCase())?.[1] ?? [])
      .filter((noun) => noun.length > 2),
  )
  if (nouns.size === 0) return null
  return new RegExp(`\\b(?:an?|one)\\s+(?:\\p{L}+\\s+)?(?:${[...nouns].join('|')})(?:e?s)?\\b`, 'iu')
}
