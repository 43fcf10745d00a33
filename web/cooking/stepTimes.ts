/** A time that a step names. */
export interface StepTime {
  /** As it is written, such as `6 minutes`. */
  text: string
  /** Where it begins in the step. */
  at: number
  /** How long, in milliseconds; of a range its shorter end, since a dish can cook on but not back. */
  duration: number
}

const FRACTIONS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const UNITS = { h: 3_600_000, m: 60_000, s: 1000 } as const

/** The longest time that has a timer (docs/product.md COOK-14). */
const LONGEST = 24 * UNITS.h

const number = String.raw`(\d+(?:\.\d+)?)?\s?([¼½¾⅓⅔])?`
const range = String.raw`(?:\s*(?:to|or|–|-)\s*\d+(?:\.\d+)?\s?[¼½¾⅓⅔]?)?`
const unit = String.raw`\s*(hours?|hrs?|minutes?|mins?|seconds?|secs?)\b`
const rest = String.raw`(?:\s*(?:and\s*)?(\d+)\s*(?:minutes?|mins?)\b)?`
const pattern = new RegExp(
  String.raw`(?<![\d.])(?:(?=[\d¼½¾⅓⅔])${number}${range}${unit}${rest}|\b(half an|an) hour\b)`,
  'gi',
)

/** The times that a step names, in order: what a timer can be set to. */
export function findTimes(step: string): StepTime[] {
  return [...step.matchAll(pattern)].flatMap((match) => {
    const duration = durationOf(match)
    return duration > 0 && duration <= LONGEST ? [{ text: match[0].trim(), at: match.index, duration }] : []
  })
}

function durationOf([, whole, fraction, unitWord, minutes, words]: RegExpMatchArray): number {
  if (words) return words.toLowerCase() === 'an' ? UNITS.h : UNITS.h / 2
  const first = unitWord?.charAt(0).toLowerCase()
  const factor = first === 'h' || first === 'm' || first === 's' ? UNITS[first] : 0
  const amount = Number(whole ?? 0) + (fraction ? (FRACTIONS[fraction] ?? 0) : 0)
  const extra = first === 'h' && minutes ? Number(minutes) * UNITS.m : 0
  return Math.round(amount * factor + extra)
}
