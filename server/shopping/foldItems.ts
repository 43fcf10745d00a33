import { itemKey } from '../../schema/itemKey'
import {
  applyListOperation,
  isListed,
  isThere,
  type ItemState,
  type ListAct,
  type ListOperation,
  type ListState,
  NO_NOTE,
  NO_PLACE,
  placeOf,
} from '../../schema/listOperations'
import { itemIdOf, splitItems } from '../../schema/splitItems'

/** An act as a stored list takes it: one of a client's, or that the item that was to be added is one that there is. */
export type StoredAct = ListAct | { readonly fold: { readonly itemId: string; readonly into: string } }

type AddedItem = Extract<ListAct, { readonly addItem: object }>['addItem']
type NamedItem = Readonly<Record<string, { readonly itemId: string } | undefined>>

/**
 * What an act on own items is where a list has an item of the same words already (docs/product.md SHOP-52): that item is
 * to be bought again, and what is said of the one that was to be added is said of it, in whichever call that comes.
 */
export function foldItems(state: ListState, act: ListAct, at: number): readonly StoredAct[] {
  if ('addItem' in act)
    return splitItems(act.addItem.text).flatMap((text, index) =>
      addOrFold(state, { ...act.addItem, itemId: itemIdOf(act.addItem.itemId, index), text }, at),
    )
  for (const name of ['changeItem', 'tickItem', 'untickItem', 'removeItem', 'noteItem', 'moveItem'] as const) {
    const named = (act as NamedItem)[name]
    if (named) return [{ [name]: { ...named, itemId: meantItem(state, named.itemId) } } as unknown as ListAct]
  }
  return [act]
}

/** The item of which is said what is said of an item: the one that it was folded into, or that one, and so on. */
export function meantItem({ items }: ListState, itemId: string): string {
  const passed = new Set<string>()
  let id = itemId
  for (let item = items.get(id); item?.foldedInto !== undefined && !isListed(item); item = items.get(id)) {
    passed.add(id)
    // A circle is in no list that this function has written.
    if (passed.has(item.foldedInto)) return itemId
    id = item.foldedInto
  }
  return id
}

/** The items that hold what an act adds, in its order; none for any other act. */
export function itemsHolding(state: ListState, act: ListAct): readonly string[] {
  if (!('addItem' in act)) return []
  const { itemId, text } = act.addItem
  return splitItems(text).map((_text, index) => meantItem(state, itemIdOf(itemId, index)))
}

/** The state after an act that `foldItems` returned; the very same where nothing changed. */
export function applyStored(
  state: ListState,
  { act, ...said }: Omit<ListOperation, 'act'> & { readonly act: StoredAct },
): ListState {
  if ('fold' in act) return fold(state, act.fold, said)
  const next = applyListOperation(state, { ...said, act })
  if (next === state || !('addItem' in act)) return next
  const { itemId } = act.addItem
  const { foldedInto, ...item } = next.items.get(itemId) as ItemState
  return foldedInto === undefined ? next : { ...next, items: new Map(next.items).set(itemId, item) }
}

function addOrFold(state: ListState, { itemId, text, listId = null }: AddedItem, at: number): readonly StoredAct[] {
  const { items } = state
  const add = { addItem: { itemId, text, listId } }
  const present = items.get(itemId)
  if (present && isListed(present)) return [add]
  // It was folded when it came before, or was removed since: an item of the same words is not concerned again.
  if (present && present.removedAt >= at)
    return [present.foldedInto === undefined ? add : { fold: { itemId, into: present.foldedInto } }]
  const key = itemKey(text)
  const list = state.lists.get(listId ?? '')
  const place = list && isThere(list) ? listId : null
  const same = [...items].find(([, item]) => placeOf(state, item) === place && itemKey(item.words.text) === key)
  if (same) {
    const [into, { tick }] = same
    const folding = { fold: { itemId, into } }
    return tick.isTicked ? [folding, { untickItem: { itemId: into } }] : [folding]
  }
  // The item of which the household knows comes back, so that what others still say of it finds it, too.
  const meant = meantItem(state, itemId)
  const isBack = meant !== itemId && itemKey(items.get(meant)?.words.text ?? '') === key
  return [isBack ? { addItem: { itemId: meant, text, listId } } : add]
}

/** Remembers the fold where forgotten items are, for as long as they; the item that there is counts as added then. */
function fold(
  state: ListState,
  { itemId, into }: { itemId: string; into: string },
  { id: operationId, at, by }: Omit<ListOperation, 'act'>,
): ListState {
  const present = state.items.get(itemId)
  const target = state.items.get(into)
  if (!target || (present && present.removedAt >= at)) return state
  const written = { at, operationId, by }
  const folded: ItemState = {
    words: { ...written, text: '' },
    tick: { ...written, isTicked: false },
    note: NO_NOTE,
    place: NO_PLACE,
    addedAt: present?.addedAt ?? 0,
    removedAt: at,
    foldedInto: into,
  }
  const { addedAt } = target
  const items = new Map(state.items).set(itemId, folded)
  return { ...state, items: at > addedAt ? items.set(into, { ...target, addedAt: at }) : items }
}
