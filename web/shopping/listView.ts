import { compareNames } from '../../schema/text/compareNames'
import {
  applyListOperation,
  holds,
  isLater,
  isListed,
  type ListAct,
  type ListState,
  NO_NOTE,
  noteOf,
} from '../../schema/listOperations'
import type { TickedAmounts } from '../../schema/lineTicks'
import type { SharedListFragment } from '../live/operations.generated'
import type { TimedOperation } from '../live/timedOperations'

/** An own item as the page shows it. */
export interface OwnItem {
  id: string
  text: string
  /** The store area; empty while the server has not said it. */
  area: string
  isTicked: boolean
  /** When something was done to it last, in milliseconds since 1970. */
  at: number
  /** The member who did what was done to it last; null when that is not known, or was done here just now. */
  by: string | null
  /** What is noted on it; empty for nothing. */
  note: string
}

/** The household's list as the page shows it: what the server said last with what was done here since. */
export interface ListView {
  clearedAt: number
  /** The ticks that hold, by the key of their line, with the member who ticked; null as for items. */
  ticks: ReadonlyMap<string, { amount: number; by: string | null }>
  /** Amounts alone. */
  amounts: TickedAmounts
  /** What is noted on lines, by `noteKey`. */
  notes: ReadonlyMap<string, string>
  /** By text. */
  items: readonly OwnItem[]
  /** The latest time of all that is known. */
  latest: number
}

/** A list of which the server has said nothing yet. */
export const NOTHING_KEPT: SharedListFragment = { version: 0, clearedAt: 0, ticks: [], ownItems: [], notes: [] }

/** What the page shows: by the same function by which the server will do what is pending (docs/product.md SHOP-28). */
export function viewOf(base: SharedListFragment, pending: readonly TimedOperation<ListAct>[]): ListView {
  const state = pending.reduce<ListState>(
    (present, operation) => applyListOperation(present, { ...operation, by: null }),
    toState(base),
  )
  const ticks = new Map([...state.ticks].filter(([, tick]) => holds(tick, state)))
  const areas = new Map(base.ownItems.map(({ text, area }) => [text.toLowerCase(), area]))
  const items = [...state.items]
    .filter(([, item]) => isListed(item))
    .map(([id, item]) => {
      const { words, tick } = item
      const { at, by } = isLater(tick, words) ? tick : words
      const area = areas.get(words.text.toLowerCase()) ?? ''
      return { id, text: words.text, area, isTicked: holds(tick, state), at, by, note: noteOf(item) }
    })
    .sort((one, other) => compareNames(one.text, other.text) || (one.id < other.id ? -1 : 1))
  return {
    clearedAt: state.clearedAt,
    ticks,
    amounts: new Map([...ticks].map(([key, { amount }]) => [key, amount])),
    notes: new Map([...state.notes].flatMap(([key, { text }]) => (text === '' ? [] : [[key, text]]))),
    items,
    latest: Math.max(
      state.clearedAt,
      ...base.ticks.map(({ at }) => at),
      ...base.ownItems.map(({ at }) => at),
      ...base.notes.map(({ at }) => at),
      ...pending.map(({ at }) => at),
    ),
  }
}

/** What the server said, in the form in which operations are done. It does not say what came before the latest word. */
function toState({ clearedAt, ticks, ownItems, notes }: SharedListFragment): ListState {
  const operationId = ''
  const noted = new Map(notes.map(({ key, text, at }) => [key, { text, at, operationId, by: null }]))
  const ids = new Set(ownItems.map(({ id }) => id))
  return {
    clearedAt,
    ticks: new Map(ticks.map(({ key, amount, at, by }) => [key, { amount, at, by, operationId, isTicked: true }])),
    items: new Map(
      ownItems.map(({ id, text, isTicked, at, by }) => {
        const written = { at, by, operationId }
        const said = { words: { ...written, text }, tick: { ...written, isTicked } }
        return [id, { ...said, note: noted.get(id) ?? NO_NOTE, addedAt: at, removedAt: 0 }]
      }),
    ),
    notes: new Map([...noted].filter(([key]) => !ids.has(key))),
  }
}
