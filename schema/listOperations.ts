import { noteKey } from './lineTicks'
import { itemIdOf, splitItems } from './splitItems'

/** When something was written, and by whom: the later write wins, of two at the same time the one with the higher id. */
export interface Written {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly operationId: string
  /** The member; null when that is not known. */
  readonly by: string | null
}

/** The last word about a line of the list: ticked with an amount in the line's unit, or not. */
export interface TickState extends Written {
  readonly amount: number
  readonly isTicked: boolean
}

/** The last word about what is noted on a line or an own item; an empty text for nothing. */
export interface NoteState extends Written {
  readonly text: string
}

/** The last words about an own item. It is on the list while it was added, or changed, no earlier than it was removed. */
export interface ItemState {
  readonly words: Written & { readonly text: string }
  readonly tick: Written & { readonly isTicked: boolean }
  readonly note: NoteState
  /** The named list on which it is; null for that of the plan. `placeOf` says where it is in the end. */
  readonly place: Written & { readonly listId: string | null }
  readonly addedAt: number
  readonly removedAt: number
  /** The item of the same words of which is said what is said of this one (SHOP-52). Kept by the server alone. */
  readonly foldedInto?: string
}

/** The last words about a named list (docs/product.md SHOP-60). It is there while it was named no earlier than it was removed. */
export interface NamedListState extends Written {
  readonly name: string
  readonly removedAt: number
}

/** What a household keeps beside its shopping list. Equal operations in any order, however often, give equal states. */
export interface ListState {
  /** Ticks from before this time hold no longer. */
  readonly clearedAt: number
  /** By the key of the line. */
  readonly ticks: ReadonlyMap<string, TickState>
  /** By the id of the item. */
  readonly items: ReadonlyMap<string, ItemState>
  /** Of lines, by `noteKey`. */
  readonly notes: ReadonlyMap<string, NoteState>
  /** Named lists by id. */
  readonly lists: ReadonlyMap<string, NamedListState>
}

/** One act on the shared list, under the one key that names it, as in the API's `ListActInput`. */
export type ListAct =
  | { readonly tick: { readonly key: string; readonly amount: number } }
  | { readonly untick: { readonly key: string } }
  | { readonly addItem: { readonly itemId: string; readonly text: string; readonly listId?: string | null } }
  | { readonly changeItem: { readonly itemId: string; readonly text: string } }
  | { readonly tickItem: { readonly itemId: string } }
  | { readonly untickItem: { readonly itemId: string } }
  | { readonly removeItem: { readonly itemId: string } }
  | { readonly noteLine: { readonly key: string; readonly text: string } }
  | { readonly noteItem: { readonly itemId: string; readonly text: string } }
  | { readonly moveItem: { readonly itemId: string; readonly listId?: string | null } }
  | { readonly nameList: { readonly listId: string; readonly name: string } }
  | { readonly removeList: { readonly listId: string } }
  | { readonly startOver: true }

/** An act with its id, a UUID, and the time at which it was done. */
export interface ListOperation {
  readonly id: string
  readonly at: number
  readonly by: string | null
  readonly act: ListAct
}

const NEVER: Written = { at: 0, operationId: '', by: null }
/** Nothing was ever noted. */
export const NO_NOTE: NoteState = { ...NEVER, text: '' }
/** Nothing was ever said of where an item is: it is on the list of the plan. */
export const NO_PLACE: ItemState['place'] = { ...NEVER, listId: null }
const NO_ITEM: ItemState = {
  words: { ...NEVER, text: '' },
  tick: { ...NEVER, isTicked: false },
  note: NO_NOTE,
  place: NO_PLACE,
  addedAt: 0,
  removedAt: 0,
}

/** A list on which nothing was done yet. */
export const EMPTY_LIST: ListState = {
  clearedAt: 0,
  ticks: new Map(),
  items: new Map(),
  notes: new Map(),
  lists: new Map(),
}

/**
 * The state after an operation (docs/product.md SHOP-22). It does not matter what
 * arrived before or that it came twice. The very same state when nothing changed.
 */
export function applyListOperation(state: ListState, { id: operationId, at, by, act }: ListOperation): ListState {
  const written = { at, operationId, by }
  if ('tick' in act) return withTick(state, act.tick.key, { ...written, amount: act.tick.amount, isTicked: true })
  if ('untick' in act) return withTick(state, act.untick.key, { ...written, amount: 0, isTicked: false })
  if ('startOver' in act) return at > state.clearedAt ? { ...state, clearedAt: at } : state
  if ('addItem' in act) {
    const { itemId, text, listId = null } = act.addItem
    return splitItems(text).reduce((next, part, index) => {
      const id = itemIdOf(itemId, index)
      return withPlace(withWords(next, id, { ...written, text: part }), id, { ...written, listId })
    }, state)
  }
  if ('changeItem' in act) return withWords(state, act.changeItem.itemId, { ...written, text: act.changeItem.text })
  if ('removeItem' in act)
    return withItem(state, act.removeItem.itemId, (item) => (at > item.removedAt ? { ...item, removedAt: at } : item))
  if ('moveItem' in act) {
    const { itemId, listId = null } = act.moveItem
    return withPlace(state, itemId, { ...written, listId })
  }
  if ('nameList' in act) return withName(state, act.nameList.listId, { ...written, name: act.nameList.name })
  if ('removeList' in act) return withoutList(state, act.removeList.listId, at)
  if ('noteLine' in act) return withNote(state, noteKey(act.noteLine.key), { ...written, text: act.noteLine.text })
  if ('noteItem' in act) {
    const note = { ...written, text: act.noteItem.text }
    return withItem(state, act.noteItem.itemId, (item) => (isLater(note, item.note) ? { ...item, note } : item))
  }
  const [itemId, isTicked] = 'tickItem' in act ? [act.tickItem.itemId, true] : [act.untickItem.itemId, false]
  return withItem(state, itemId, (item) =>
    isLater(written, item.tick) ? { ...item, tick: { ...written, isTicked } } : item,
  )
}

/** Whether a line's or an item's tick still holds. */
export function holds(tick: Pick<TickState, 'isTicked' | 'at'>, { clearedAt }: Pick<ListState, 'clearedAt'>): boolean {
  return tick.isTicked && tick.at >= clearedAt
}

/** Whether an item is on the list. */
export function isListed({ addedAt, removedAt }: Pick<ItemState, 'addedAt' | 'removedAt'>): boolean {
  return addedAt > 0 && addedAt >= removedAt
}

/** Whether a named list is there. */
export function isThere({ at, removedAt }: Pick<NamedListState, 'at' | 'removedAt'>): boolean {
  return at > 0 && at >= removedAt
}

/**
 * The named list on which an item is; null for that of the plan, undefined where it is on none. A list takes its items along
 * when it is removed, but for what came onto it later: that is on the list of the plan (docs/product.md SHOP-62).
 */
export function placeOf({ lists }: Pick<ListState, 'lists'>, item: ItemState): string | null | undefined {
  if (!isListed(item)) return undefined
  const { listId, at } = item.place
  const list = listId === null ? undefined : lists.get(listId)
  if (!list) return null
  if (isThere(list)) return listId
  return Math.max(item.addedAt, at) > list.removedAt ? null : undefined
}

/** Whether an item is ticked off. A new start is one of the plan's list: what is on others stays as it was. */
export function isBought(state: Pick<ListState, 'clearedAt' | 'lists'>, item: ItemState): boolean {
  return typeof placeOf(state, item) === 'string' ? item.tick.isTicked : holds(item.tick, state)
}

/** What is noted on an item; empty for nothing. A note goes with its item when that is removed (docs/product.md SHOP-58). */
export function noteOf({ note, removedAt }: Pick<ItemState, 'note' | 'removedAt'>): string {
  return note.at >= removedAt ? note.text : ''
}

/** Whether one write wins over another. */
export function isLater(one: Written, other: Written): boolean {
  return one.at > other.at || (one.at === other.at && one.operationId > other.operationId)
}

function withTick(state: ListState, key: string, tick: TickState): ListState {
  const present = state.ticks.get(key)
  return present && !isLater(tick, present) ? state : { ...state, ticks: new Map(state.ticks).set(key, tick) }
}

function withNote(state: ListState, key: string, note: NoteState): ListState {
  const present = state.notes.get(key)
  return present && !isLater(note, present) ? state : { ...state, notes: new Map(state.notes).set(key, note) }
}

function withWords(state: ListState, itemId: string, words: ItemState['words']): ListState {
  return withItem(state, itemId, (item) => {
    const isNew = isLater(words, item.words)
    if (!isNew && words.at <= item.addedAt) return item
    return { ...item, words: isNew ? words : item.words, addedAt: Math.max(item.addedAt, words.at) }
  })
}

function withPlace(state: ListState, itemId: string, place: ItemState['place']): ListState {
  return withItem(state, itemId, (item) => (isLater(place, item.place) ? { ...item, place } : item))
}

function withName(state: ListState, listId: string, named: Written & { readonly name: string }): ListState {
  const present = state.lists.get(listId)
  if (present && !isLater(named, present)) return state
  return { ...state, lists: new Map(state.lists).set(listId, { ...named, removedAt: present?.removedAt ?? 0 }) }
}

function withoutList(state: ListState, listId: string, removedAt: number): ListState {
  const present = state.lists.get(listId) ?? { ...NEVER, name: '', removedAt: 0 }
  if (removedAt <= present.removedAt) return state
  return { ...state, lists: new Map(state.lists).set(listId, { ...present, removedAt }) }
}

function withItem(state: ListState, itemId: string, change: (item: ItemState) => ItemState): ListState {
  const item = state.items.get(itemId) ?? NO_ITEM
  const changed = change(item)
  return changed === item ? state : { ...state, items: new Map(state.items).set(itemId, changed) }
}
