import { useMemo } from 'react'
import { itemKey } from '../../schema/itemKey'
import { LIMITS } from '../../schema/limits'
import type { ListAct } from '../../schema/listOperations'
import { splitItems } from '../../schema/splitItems'
import { newId } from '../../schema/newId'
import { alerts } from '../ui/alerts'
import type { ListItem } from './areas'
import type { OwnEntry } from './entries'
import { itemWords } from './itemWords'
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
  /** The items that are added, or bought again. */
  added: string[]
  /** Those that are on the list already, with the keys of their rows. */
  present: { text: string; key: string }[]
  /** Those of them that are lines of the plan. */
  planned: string[]
  /** What is wrong; then nothing is added. */
  problem: string | null
}

/**
 * Adds the items of a text (docs/product.md SHOP-23, SHOP-29, SHOP-52). What is on the list by the same words is not added again:
 * if it was ticked, it is to be bought again. Nor is what the plan needs (SHOP-53), unless `lines` are left out.
 */
export function addItems(
  text: string,
  { items }: Pick<ListView, 'items'>,
  lines: ReadonlyMap<string, Pick<ListItem, 'key'>> = new Map(),
): Addition {
  const texts = [...new Map(splitItems(text).map((part) => [itemKey(part), part])).values()]
  const addition: Addition = { acts: [], added: [], present: [], planned: [], problem: null }
  const { acts, added, present, planned } = addition
  for (const part of texts) {
    const own = items.find((item) => itemKey(item.text) === itemKey(part))
    const line = lines.get(itemKey(itemWords(part).name))
    if (own?.isTicked === false) present.push({ text: part, key: own.id })
    else if (!own && line) {
      present.push({ text: part, key: line.key })
      planned.push(part)
    } else {
      acts.push(own ? { untickItem: { itemId: own.id } } : { addItem: { itemId: newId(), text: part } })
      added.push(part)
    }
  }
  const count = items.length + acts.filter((act) => 'addItem' in act).length
  const problem =
    texts.length === 0
      ? messages.noText
      : (texts.map(textProblem).find((found) => found !== null) ??
        (count > LIMITS.ownItems && count > items.length ? messages.tooManyItems() : null))
  return problem === null ? addition : { acts: [], added: [], present: [], planned: [], problem }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
