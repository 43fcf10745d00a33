import { itemKey } from '../../schema/itemKey'
import { isListed, type ListAct, type ListState } from '../../schema/listOperations'
import { itemIdOf, splitItems } from '../../schema/splitItems'

/**
 * What an act on own items is where the list has an item of the same words already (docs/product.md SHOP-52): that item is
 * to be bought again, and what is said of the one that was to be added is said of it.
 *
 * @param folded By the id of an item that was not added, the id of the one that there is; grows with what is folded.
 */
export function foldItems(state: ListState, act: ListAct, folded: Map<string, string>): readonly ListAct[] {
  if ('addItem' in act) return splitItems(act.addItem.text).flatMap((text, index) => add(state, act, { text, index }))
  for (const name of ['changeItem', 'tickItem', 'untickItem', 'removeItem'] as const) {
    const named = (act as Readonly<Record<string, { readonly itemId: string } | undefined>>)[name]
    const itemId = named && folded.get(named.itemId)
    if (itemId !== undefined) return [{ [name]: { ...named, itemId } } as unknown as ListAct]
  }
  return [act]

  function add(
    { items }: ListState,
    { addItem: { itemId } }: Extract<ListAct, { addItem: object }>,
    { text, index }: { text: string; index: number },
  ): readonly ListAct[] {
    const id = itemIdOf(itemId, index)
    const key = itemKey(text)
    const present = items.get(id)
    const same =
      present && isListed(present)
        ? undefined
        : [...items].find(([, item]) => isListed(item) && itemKey(item.words.text) === key)
    if (!same) return [{ addItem: { itemId: id, text } }]
    const [sameId, { tick }] = same
    folded.set(id, sameId)
    return tick.isTicked ? [{ untickItem: { itemId: sameId } }] : []
  }
}
