import { keysOf, leftToBuy, noteKey } from '../../schema/lineTicks'
import type { ListAct } from '../../schema/listOperations'
import type { ListView } from './listView'
import type { Entry } from './entries'

/** Ticks a row off, or brings it back (docs/product.md SHOP-11). */
export function toggleActs(entry: Entry, { amounts, items }: ListView): ListAct[] {
  if (entry.kind === 'own') {
    const itemId = entry.key
    const isTicked = items.some((item) => item.id === itemId && item.isTicked)
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

function inverseOfOne(act: ListAct, { amounts, items, notes }: ListView): ListAct[] {
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
      ...items.flatMap(({ id, isTicked }) => (isTicked ? [{ tickItem: { itemId: id } }] : [])),
    ]
  const { itemId } = 'addItem' in act ? act.addItem : 'changeItem' in act ? act.changeItem : itemOf(act)
  const item = items.find(({ id }) => id === itemId)
  if (!item) return [{ removeItem: { itemId } }]
  const note = { noteItem: { itemId, text: item.note } }
  if ('noteItem' in act) return [note]
  const tick = item.isTicked ? { tickItem: { itemId } } : { untickItem: { itemId } }
  if ('tickItem' in act || 'untickItem' in act) return [tick]
  // A note goes with what is removed.
  const lost = 'removeItem' in act && item.note !== '' ? [note] : []
  return [{ changeItem: { itemId, text: item.text } }, tick, ...lost]
}

type ItemAct = Exclude<ListAct, { startOver: true } | { tick: object } | { untick: object } | { noteLine: object }>

function itemOf(act: ItemAct): { itemId: string } {
  if ('noteItem' in act) return act.noteItem
  if ('tickItem' in act) return act.tickItem
  if ('untickItem' in act) return act.untickItem
  if ('removeItem' in act) return act.removeItem
  return 'addItem' in act ? act.addItem : act.changeItem
}
