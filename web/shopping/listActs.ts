import { keysOf, leftToBuy } from '../../schema/lineTicks'
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

/** What takes acts back, as far as they change what is shown. */
export function inverseOf(acts: readonly ListAct[], view: ListView): ListAct[] {
  return acts.toReversed().flatMap((act) => inverseOfOne(act, view))
}

function inverseOfOne(act: ListAct, { amounts, items }: ListView): ListAct[] {
  if ('tick' in act || 'untick' in act) {
    const { key } = 'tick' in act ? act.tick : act.untick
    const amount = amounts.get(key)
    return [amount === undefined ? { untick: { key } } : { tick: { key, amount } }]
  }
  if ('startOver' in act)
    return [
      ...[...amounts].map(([key, amount]) => ({ tick: { key, amount } })),
      ...items.flatMap(({ id, isTicked }) => (isTicked ? [{ tickItem: { itemId: id } }] : [])),
    ]
  const { itemId } = 'addItem' in act ? act.addItem : 'changeItem' in act ? act.changeItem : itemOf(act)
  const item = items.find(({ id }) => id === itemId)
  if (!item) return [{ removeItem: { itemId } }]
  const tick = item.isTicked ? { tickItem: { itemId } } : { untickItem: { itemId } }
  return 'tickItem' in act || 'untickItem' in act ? [tick] : [{ changeItem: { itemId, text: item.text } }, tick]
}

function itemOf(act: Exclude<ListAct, { startOver: true } | { tick: object } | { untick: object }>): {
  itemId: string
} {
  if ('tickItem' in act) return act.tickItem
  if ('untickItem' in act) return act.untickItem
  if ('removeItem' in act) return act.removeItem
  return 'addItem' in act ? act.addItem : act.changeItem
}
