import { compareNames } from '../../schema/text/compareNames'
import {
  applyListOperation,
  holds,
  isBought,
  isLater,
  isThere,
  type ItemState,
  type ListAct,
  type ListState,
  NO_NOTE,
  noteOf,
  placeOf,
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
  /** The named list that it is on; null for that of the plan. */
  listId: string | null
}

/** A list beside that of the plan, as the page shows it (docs/product.md SHOP-60). */
export interface NamedList {
  id: string
  name: string
  /** By text. */
  items: readonly OwnItem[]
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
  /** Of the plan's list, by text. */
  items: readonly OwnItem[]
  /** The others, by name. */
  lists: readonly NamedList[]
  /** The latest time of all that is known. */
  latest: number
}

/** A list of which the server has said nothing yet. */
export const NOTHING_KEPT: SharedListFragment = {
  version: 0,
  clearedAt: 0,
  ticks: [],
  ownItems: [],
  notes: [],
  lists: [],
}

/** What the page shows: by the same function by which the server will do what is pending (docs/product.md SHOP-28). */
export function viewOf(base: SharedListFragment, pending: readonly TimedOperation<ListAct>[]): ListView {
  const state = pending.reduce<ListState>(
    (present, operation) => applyListOperation(present, { ...operation, by: null }),
    toState(base),
  )
  const ticks = new Map([...state.ticks].filter(([, tick]) => holds(tick, state)))
  const known = [...base.ownItems, ...base.lists.flatMap(({ items }) => items)]
  const areas = new Map(known.map(({ text, area }) => [text.toLowerCase(), area]))
  const every = [...state.items]
    .flatMap(([id, item]): OwnItem[] => {
      const listId = placeOf(state, item)
      if (listId === undefined) return []
      const { words, tick } = item
      const { at, by } = isLater(tick, words) ? tick : words
      const area = areas.get(words.text.toLowerCase()) ?? ''
      return [{ id, text: words.text, area, isTicked: isBought(state, item), at, by, note: noteOf(item), listId }]
    })
    .sort((one, other) => compareNames(one.text, other.text) || (one.id < other.id ? -1 : 1))
  return {
    clearedAt: state.clearedAt,
    ticks,
    amounts: new Map([...ticks].map(([key, { amount }]) => [key, amount])),
    notes: new Map([...state.notes].flatMap(([key, { text }]) => (text === '' ? [] : [[key, text]]))),
    items: every.filter(({ listId }) => listId === null),
    lists: [...state.lists]
      .filter(([, list]) => isThere(list))
      .map(([id, { name }]) => ({ id, name, items: every.filter(({ listId }) => listId === id) }))
      .sort((one, other) => compareNames(one.name, other.name) || (one.id < other.id ? -1 : 1)),
    latest: Math.max(
      state.clearedAt,
      ...known.flatMap(({ at, placedAt }) => [at, placedAt]),
      ...[...base.ticks, ...base.lists, ...notesOf(base)].map(({ at }) => at),
      ...pending.map(({ at }) => at),
    ),
  }
}

/** Every own item, whichever list it is on. */
export const everyItem = ({ items, lists }: Pick<ListView, 'items' | 'lists'>): OwnItem[] => [
  ...items,
  ...lists.flatMap((list) => list.items),
]

const notesOf = ({ notes, lists }: SharedListFragment) => [
  ...notes,
  ...lists.flatMap(({ items }) => items.flatMap(({ note }) => note ?? [])),
]

/** What the server said, in the form in which operations are done. It does not say what came before the latest word. */
function toState(base: SharedListFragment): ListState {
  const { clearedAt, ticks, ownItems, lists } = base
  const operationId = ''
  const noted = new Map(notesOf(base).map(({ key, text, at }) => [key, { text, at, operationId, by: null }]))
  const placed = [
    ...ownItems.map((item) => ({ item, listId: null })),
    ...lists.flatMap(({ key, items }) => items.map((item) => ({ item, listId: key }))),
  ]
  const ids = new Set(placed.map(({ item }) => item.id))
  return {
    clearedAt,
    ticks: new Map(ticks.map(({ key, amount, at, by }) => [key, { amount, at, by, operationId, isTicked: true }])),
    items: new Map(
      placed.map(({ item: { id, text, isTicked, at, by, placedAt }, listId }): [string, ItemState] => {
        const written = { at, by, operationId }
        const place = { ...written, at: placedAt, listId }
        const said = { words: { ...written, text }, tick: { ...written, isTicked }, place }
        return [id, { ...said, note: noted.get(id) ?? NO_NOTE, addedAt: at, removedAt: 0 }]
      }),
    ),
    notes: new Map([...noted].filter(([key]) => !ids.has(key))),
    lists: new Map(lists.map(({ key, name, at }) => [key, { name, at, operationId, by: null, removedAt: 0 }])),
  }
}
