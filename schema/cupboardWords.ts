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

/** Batches that a household has in its freezer, and serves of one of them, at most (docs/product.md CUP-13). */
export const FREEZER = { batches: 100, serves: 100 } as const

/** What is in the freezer of one cooking of a dish (docs/product.md CUP-13). */
export interface Frozen {
  /** The meal with the swaps with which it was cooked. */
  readonly uniqueId: string
  /** More than 0. */
  readonly serves: number
  /** The day on which it was frozen, such as 2026-11-30. */
  readonly frozenOn: string
}

/** The last word about an ingredient, or about a batch in the freezer. */
export interface Word<What = Kept> {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The member; null when that is not known. */
  readonly by: string | null
  /** null when it is not at home. */
  readonly kept: What | null
}

/** What was said of each, by its key. Equal words in any order, however often, give equal states. */
export type Words<What> = ReadonlyMap<string, Word<What>>

/** What was said of each ingredient, by slug. */
export type CupboardState = Words<Kept>

/** What was said of each batch in the freezer, by its id. */
export type FreezerState = Words<Frozen>

/**
 * The state after a word about something (docs/product.md CUP-3): the latest counts, and of two at the same time always
 * the same one. The very same state when nothing changed.
 */
export function applyWord<What extends object>(state: Words<What>, key: string, word: Word<What>): Words<What> {
  const present = state.get(key)
  return present && !isLater(word, present) ? state : new Map(state).set(key, word)
}

/** What is at home. */
export function keptIn<What>(state: Words<What>): [string, Word<What> & { kept: What }][] {
  return [...state].flatMap(([key, { kept, ...word }]) => (kept ? [[key, { ...word, kept }]] : []))
}

/** The state without the oldest words about what is not at home, beyond the number of those that are remembered. */
export function forgetOldest<What>(state: Words<What>, remembered: number): Words<What> {
  const taken = [...state].filter(([, { kept }]) => kept === null)
  if (taken.length <= remembered) return state
  const oldest = taken.sort(([, one], [, other]) => one.at - other.at).slice(0, taken.length - remembered)
  const forgotten = new Set(oldest.map(([key]) => key))
  return new Map([...state].filter(([key]) => !forgotten.has(key)))
}

/** Of words at the same time being at home counts before not being there, then the content decides, then who said it. */
function isLater<What extends object>(one: Word<What>, other: Word<What>): boolean {
  return one.at > other.at || (one.at === other.at && contentOf(one) > contentOf(other))
}

/** The parts of what is kept in the order of their names, so that every replica compares alike. */
function contentOf<What extends object>({ kept, by }: Word<What>): string {
  if (kept === null) return ` ${by}`
  const parts = Object.entries(kept as Record<string, unknown>).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([...parts.map(([, part]) => part), by])
}
