import type { Area } from '../../../schema/areas'
import { LIMITS } from '../../../schema/limits'
import { CODE_LIMITS } from '../../../schema/productCodes'

/** An act on how a household shops. */
export type HabitsAct =
  /** `areas` null brings the usual order back. */
  | { readonly store: string; readonly areas: readonly Area[] | null }
  /** `cents` null forgets the price. */
  | { readonly product: string; readonly cents: number | null }
  /** `named` null forgets what the code is. */
  | { readonly code: string; readonly named: NamedCode | null }

/** What a bar code is: what a household calls it, and the ingredient's slug where it is one. */
export interface NamedCode {
  readonly name: string
  readonly ingredient: string | null
}

/** When something was said, and by which operation: the later word counts, of two at the same time the one with the higher id. */
export interface HabitsWord {
  readonly at: number
  readonly operationId: string
}

/** How a household shops. Equal acts in any order, however often, give equal states. */
export interface HabitsState {
  /** By the store's key, empty for where no store is chosen. */
  readonly orders: ReadonlyMap<string, readonly Area[]>
  /** By product. */
  readonly prices: ReadonlyMap<string, { readonly cents: number; readonly at: number }>
  /** By code, of 14 digits. */
  readonly codes: ReadonlyMap<string, NamedCode & { readonly at: number }>
  /** The last words, by what they are about; those from before 30 days may be missing. */
  readonly words: ReadonlyMap<string, HabitsWord>
}

/** What an act is about. */
export function subjectOf(act: HabitsAct): string {
  if ('store' in act) return `order:${act.store}`
  return 'code' in act ? `code:${act.code}` : `price:${act.product}`
}

/** The last word about what an act is about. */
export function wordAbout({ words, prices }: HabitsState, act: HabitsAct): HabitsWord | undefined {
  const word = words.get(subjectOf(act))
  // The release before this one writes prices without words.
  const price = 'product' in act ? prices.get(act.product) : undefined
  return price && price.at > (word?.at ?? 0) ? { at: price.at, operationId: '' } : word
}

/** The state after an act. The very same state when it is not the last word. */
export function applyHabitsAct(state: HabitsState, act: HabitsAct, word: HabitsWord): HabitsState {
  const last = wordAbout(state, act)
  if (last && !isLater(word, last)) return state
  const words = new Map(state.words).set(subjectOf(act), word)
  if ('store' in act) return { ...state, words, orders: withEntry(state.orders, act.store, act.areas) }
  if ('code' in act) {
    const named = act.named && { ...act.named, at: word.at }
    return { ...state, words, codes: withEntry(state.codes, act.code, named) }
  }
  const price = act.cents === null ? null : { cents: act.cents, at: word.at }
  return { ...state, words, prices: withEntry(state.prices, act.product, price) }
}

/** The state without the oldest prices and codes beyond the numbers of those that are kept. */
export const forgetOldest = (state: HabitsState): HabitsState => ({
  ...state,
  prices: newestOf(state.prices, LIMITS.ownPrices),
  codes: newestOf(state.codes, CODE_LIMITS.count),
})

function newestOf<Entry extends { readonly at: number }>(
  entries: ReadonlyMap<string, Entry>,
  most: number,
): ReadonlyMap<string, Entry> {
  if (entries.size <= most) return entries
  const newestFirst = [...entries].sort(
    ([one, { at }], [other, { at: otherAt }]) => otherAt - at || (one < other ? -1 : 1),
  )
  return new Map(newestFirst.slice(0, most))
}

function withEntry<Value>(entries: ReadonlyMap<string, Value>, key: string, value: Value | null): Map<string, Value> {
  const next = new Map(entries)
  if (value === null) next.delete(key)
  else next.set(key, value)
  return next
}

const isLater = (one: HabitsWord, other: HabitsWord): boolean =>
  one.at > other.at || (one.at === other.at && one.operationId > other.operationId)
