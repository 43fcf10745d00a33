import { keysOf, leftToBuy, noteKey } from '../../schema/lineTicks'
import type { ListAct } from '../../schema/listOperations'
import { everyItem, type ListView } from './listView'
import type { Entry } from './entries'

/** Ticks a row off, or brings it back (docs/product.md SHOP-11). */
export function toggleActs(entry: Entry, view: ListView): ListAct[] {
  const { amounts } = view
  if (entry.kind === 'own') {
    const itemId = entry.key
    const isTicked = everyItem(view).some((item) => item.id === itemId && item.isTicked)
    return [isTicked ? { untickItem: { itemId } } : { tickItem: { itemId } }]
  }
  const { item } = entry
  if (leftToBuy(item, amounts) !== null) return [{ tick: { key: item.key, amount: item.amount } }]
  return keysOf(item).flatMap((key) => (amounts.has(key) ? [{ untick: { key } }] : []))
}

/** Writes a note on a row; an empty one removes what is there (docs/product.md SHOP-58). */
export function noteAct({ kind, key }: Pick<Entry, 'kind' | 'key'>, text: string): ListAct {
  return kind === 'own' ? { noteItem: { itemId: key, text } } : { noteLine: { key, text } }
}

/** What takes acts back, as far as they change what is shown. */
export function inverseOf(acts: readonly ListAct[], view: ListView): ListAct[] {
  return acts.toReversed().flatMap((act) => inverseOfOne(act, view))
}

function inverseOfOne(act: ListAct, view: ListView): ListAct[] {
  const { amounts, notes, lists } = view
  if ('tick' in act || 'untick' in act) {
    const { key } = 'tick' in act ? act.tick : act.untick
    const amount = amounts.get(key)
    return [amount === undefined ? { untick: { key } } : { tick: { key, amount } }]
  }
  if ('noteLine' in act) {
    const { key } = act.noteLine
    return [{ noteLine: { key, text: notes.get(noteKey(key)) ?? '' } }]
  }
  if ('startOver' in act)
    return [
      ...[...amounts].map(([key, amount]) => ({ tick: { key, amount } })),
      ...view.items.flatMap(({ id, isTicked }) => (isTicked ? [{ tickItem: { itemId: id } }] : [])),
    ]
  if ('nameList' in act || 'removeList' in act) {
    const { listId } = 'nameList' in act ? act.nameList : act.removeList
    const list = lists.find(({ id }) => id === listId)
    return [list ? { nameList: { listId, name: list.name } } : { removeList: { listId } }]
  }
  const { itemId } = itemOf(act)
  const item = everyItem(view).find(({ id }) => id === itemId)
  if (!item) return [{ removeItem: { itemId } }]
  const place = { moveItem: { itemId, listId: item.listId } }
  if ('moveItem' in act) return [place]
  const note = { noteItem: { itemId, text: item.note } }
  if ('noteItem' in act) return [note]
  const tick = item.isTicked ? { tickItem: { itemId } } : { untickItem: { itemId } }
  if ('tickItem' in act || 'untickItem' in act) return [tick]
  // A note goes with what is removed.
  const lost = 'removeItem' in act && item.note !== '' ? [note] : []
  // So does, once the server has answered, what is known of its list.
  const moved = item.listId === null ? [] : [place]
  return [...moved, { changeItem: { itemId, text: item.text } }, tick, ...lost]
}

type ActOf<Name extends string> = Extract<ListAct, Readonly<Record<Name, unknown>>>
type OtherAct =
  | ActOf<'startOver'>
  | ActOf<'tick'>
  | ActOf<'untick'>
  | ActOf<'noteLine'>
  | ActOf<'nameList'>
  | ActOf<'removeList'>

function itemOf(act: Exclude<ListAct, OtherAct>): { itemId: string } {
  if ('noteItem' in act) return act.noteItem
  if ('tickItem' in act) return act.tickItem
  if ('untickItem' in act) return act.untickItem
  if ('removeItem' in act) return act.removeItem
  if ('moveItem' in act) return act.moveItem
  return 'addItem' in act ? act.addItem : act.changeItem
}
