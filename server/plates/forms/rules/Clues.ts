import type { Form } from '../Form'

/** What the rules look at. */
export interface Clues {
  /** Whether the name has these words; it is in small letters with a space at both ends. */
  readonly named: (words: RegExp) => boolean
  /** Whether an ingredient's slug has these words. */
  readonly has: (words: RegExp) => boolean
  readonly main: string
  readonly isBreakfast: boolean
  readonly hasGrain: boolean
  readonly hasPasta: boolean
  readonly hasNoodles: boolean
  readonly steps: string
}

/** A rule: a form, or null when it is another one. */
export type Rule = (clues: Clues) => Form | null
