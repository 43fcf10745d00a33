import { useMemo } from 'react'
import { Text } from '../../ui/Text'
import type { NamedList } from '../listView'
import { ShoppingList } from '../ShoppingList'
import { type ListControls, useList } from '../useList'
import { messages } from './messages'

const NO_LINES: [] = []
const NOTHING = new Map<string, never>()

/** A list beside that of the plan: the same rows and acts, of own items alone (docs/product.md SHOP-61). */
export function NamedShop({ named, owner }: { named: NamedList; owner: string }) {
  const list = useNamedList(useList(owner), named)
  const notice = named.items.length === 0 ? <Text $muted>{messages.nothingOn}</Text> : null
  return <ShoppingList title={named.name} items={NO_LINES} kept={null} list={list} notice={notice} />
}

/** The household's list as if it had nothing but what is on one of its lists. */
function useNamedList({ act, ...list }: ListControls, { id: listId, items }: NamedList): ListControls {
  const view = useMemo(
    () => ({ ...list.view, items, ticks: NOTHING, amounts: NOTHING, notes: NOTHING }),
    [list.view, items],
  )
  const actHere: ListControls['act'] = (acts) =>
    act(acts.map((one) => ('addItem' in one ? { addItem: { ...one.addItem, listId } } : one)))
  const untickAll = () => act(items.flatMap(({ id, isTicked }) => (isTicked ? [{ untickItem: { itemId: id } }] : [])))
  return { ...list, view, act: actHere, startOver: untickAll }
}
