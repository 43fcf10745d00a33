import { foldText } from '../../schema/foldText'
import { useEffect, useState } from 'react'
import { boughtItems, type BoughtItems } from './listStorage'
import type { OwnItem } from './listView'

/** How many are kept, and how many offered. */
const KEPT = 60
const OFFERED = 6
/** What was ticked so long ago is not in the trolley of today's shop, in milliseconds. */
const ANOTHER_DAY = 12 * 60 * 60 * 1000

type Bought = BoughtItems['items']

/** What was bought of the own items, the latest first; what is ticked now is remembered. */
export function useBoughtItems(items: readonly OwnItem[], owner: string): Bought {
  const [bought, setBought] = useState(() => boughtItems.read(owner)?.items ?? [])
  const next = rememberBought(bought, items)
  if (next !== bought) setBought(next)
  useEffect(() => {
    if (bought.length > 0) boughtItems.write({ items: bought }, owner)
  }, [bought, owner])
  return bought
}

/** The same list with the items that are ticked. */
export function rememberBought(before: Bought, items: readonly OwnItem[]): Bought {
  const isKnown = new Set(before.map(({ text }) => text.toLowerCase()))
  const fresh = items.filter(({ isTicked, text }) => isTicked && !isKnown.has(text.toLowerCase()))
  return fresh.length === 0 ? before : [...fresh.map(({ text, area }) => ({ text, area })), ...before].slice(0, KEPT)
}

/**
 * What is offered to be bought again: not what is on the list, or in the trolley of today (docs/product.md SHOP-30). What
 * was typed narrows it.
 */
export function offersOf(bought: Bought, items: readonly OwnItem[], typed = '', now = Date.now()): string[] {
  const present = new Map(items.map((item) => [item.text.toLowerCase(), item]))
  const begun = foldText(typed)
  return bought
    .map(({ text }) => text)
    .filter((text) => {
      const item = present.get(text.toLowerCase())
      const isFree = item === undefined || (item.isTicked && item.at < now - ANOTHER_DAY)
      return isFree && ` ${foldText(text)}`.includes(` ${begun}`)
    })
    .slice(0, OFFERED)
}
