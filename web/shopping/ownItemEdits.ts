import { useMemo } from 'react'
import { itemKey } from '../../schema/itemKey'
import { LIMITS } from '../../schema/limits'
import type { ListAct } from '../../schema/listOperations'
import { splitItems } from '../../schema/splitItems'
import { newId } from '../product/newId'
import { alerts } from '../ui/alerts'
import type { OwnEntry } from './entries'
import type { ListView } from './listView'
import { messages } from './messages'
import type { ListControls } from './useList'

/** What a person does to an own item. */
export interface OwnItemEdits {
  change: (entry: OwnEntry, text: string) => void
  /** Takes it off the list, with a way back. */
  remove: (entry: OwnEntry) => void
}

/** The same functions for as long as the list is the same. */
export function useOwnItemEdits(act: ListControls['act']): OwnItemEdits {
  return useMemo(
    () => ({
      change: ({ key: itemId, text: before }, text) => {
        if (oneLine(text) !== before) act([{ changeItem: { itemId, text: oneLine(text) } }])
      },
      remove: ({ key: itemId, name }) => {
        const back = act([{ removeItem: { itemId } }])
        alerts.info(messages.removed({ name }), { action: { label: messages.undo, onPress: back } })
      },
    }),
    [act],
  )
}

/** What is wrong with an item's text; null for nothing (docs/product.md SHOP-23). */
export function textProblem(text: string): string | null {
  if (oneLine(text) === '') return messages.noText
  return oneLine(text).length > LIMITS.ownItemLength ? messages.tooLong() : null
}

/** What adding a text does. */
export interface Addition {
  acts: ListAct[]
  /** The items, also those that were there. */
  texts: string[]
  /** What is wrong; then nothing is added. */
  problem: string | null
}

/**
 * Adds the items of a text (docs/product.md SHOP-23, SHOP-29, SHOP-52). What is on the list by the same words is not added again:
 * if it was ticked, it is to be bought again.
 */
export function addItems(text: string, { items }: Pick<ListView, 'items'>): Addition {
  const texts = [...new Map(splitItems(text).map((part) => [itemKey(part), part])).values()]
  const acts = texts.flatMap((part): ListAct[] => {
    const present = items.find((item) => itemKey(item.text) === itemKey(part))
    if (present) return present.isTicked ? [{ untickItem: { itemId: present.id } }] : []
    return [{ addItem: { itemId: newId(), text: part } }]
  })
  const count = items.length + acts.filter((act) => 'addItem' in act).length
  const problem =
    texts.length === 0
      ? messages.noText
      : (texts.map(textProblem).find((found) => found !== null) ??
        (count > LIMITS.ownItems && count > items.length ? messages.tooManyItems() : null))
  return problem === null ? { acts, texts, problem } : { acts: [], texts, problem }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
