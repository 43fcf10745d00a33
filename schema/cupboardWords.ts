/** Units in which the cupboard counts. */
export const CUPBOARD_UNITS = ['g', 'kg', 'ml', 'l', 'piece'] as const
export type CupboardUnit = (typeof CUPBOARD_UNITS)[number]

export const isCupboardUnit = (unit: string): unit is CupboardUnit =>
  (CUPBOARD_UNITS as readonly string[]).includes(unit)

/** What is at home of an ingredient. Amount and unit are null for enough, however much is needed. */
export interface Kept {
  readonly amount: number | null
  readonly unit: CupboardUnit | null
  /** The last day to use it, such as 2026-11-30; null when it keeps. */
  readonly useBy: string | null
}

/** The last word about an ingredient. */
export interface Word {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The member; null when that is not known. */
  readonly by: string | null
  /** null when it is not at home. */
  readonly kept: Kept | null
}

/** What was said of each ingredient, by slug. Equal words in any order, however often, give equal states. */
export type CupboardState = ReadonlyMap<string, Word>

/**
 * The state after a word about an ingredient (docs/product.md CUP-3): the latest counts, and of two at the same time always
 * the same one. The very same state when nothing changed.
 */
export function applyWord(state: CupboardState, ingredient: string, word: Word): CupboardState {
  const present = state.get(ingredient)
  return present && !isLater(word, present) ? state : new Map(state).set(ingredient, word)
}

/** The ingredients that are at home. */
export function keptIn(state: CupboardState): [string, Word & { kept: Kept }][] {
  return [...state].flatMap(([slug, { kept, ...word }]) => (kept ? [[slug, { ...word, kept }]] : []))
}

/** The state without the oldest words about what is not at home, beyond the number of those that are remembered. */
export function forgetOldest(state: CupboardState, remembered: number): CupboardState {
  const taken = [...state].filter(([, { kept }]) => kept === null)
  if (taken.length <= remembered) return state
  const oldest = taken.sort(([, one], [, other]) => one.at - other.at).slice(0, taken.length - remembered)
  const forgotten = new Set(oldest.map(([slug]) => slug))
  return new Map([...state].filter(([slug]) => !forgotten.has(slug)))
}

/** Of words at the same time being at home counts before not being there, then the content decides, then who said it. */
function isLater(one: Word, other: Word): boolean {
  return one.at > other.at || (one.at === other.at && contentOf(one) > contentOf(other))
}

function contentOf({ kept, by }: Word): string {
  return kept === null ? ` ${by}` : JSON.stringify([kept.amount, kept.unit, kept.useBy, by])
}
