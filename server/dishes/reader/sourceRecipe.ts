import type { Category } from '../../pure/mealCategories'
import type { SourceHeading } from './headings'
import type { SourceDetails } from './sourceDetails'

/** A recipe as its source gives it: texts, not yet held against any catalogue. */
export interface SourceRecipe {
  readonly name: string
  /** For how many people; null when the source does not say. */
  readonly serves: number | null
  /** What it makes, in the source's words, when that is no number of people: `12 muffins`. */
  readonly yields: string | null
  /** From start to table; null when the source does not say. */
  readonly minutes: number | null
  /** When it is eaten, in the order of the day; empty when the source does not say. */
  readonly categories: readonly Category[]
  readonly lines: readonly string[]
  readonly steps: readonly string[]
  /** Page that it came from, http or https; null when the source names none. */
  readonly urlDetails: string | null
  /** Headings among the lines that are not among them, in order; several may come before one line. Others still are. */
  readonly lineHeadings: readonly SourceHeading[]
  /** Headings among the steps, in order. */
  readonly stepHeadings: readonly SourceHeading[]
  readonly details: SourceDetails
}

/** A number of serves within reason; null for any other. */
export function soundServes(serves: number): number | null {
  return Number.isInteger(serves) && serves >= 1 && serves <= 100 ? serves : null
}

/** Whole minutes within a day; null for any other. */
export function soundMinutes(minutes: number): number | null {
  const whole = Math.round(minutes)
  return whole >= 1 && whole <= 1440 ? whole : null
}

/** An address that a page may link to; null for any other. */
export function soundUrl(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > 2000) return null
  try {
    const url = new URL(address.trim())
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
  } catch {
    return null
  }
}
