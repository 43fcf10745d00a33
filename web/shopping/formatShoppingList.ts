import { formatAmount } from '../plan/amountText'
import { unitWord } from '../plan/unitWord'
import { areaTitle, groupByArea } from './areas'
import type { Entry } from './entries'
import { messages } from './messages'
import { productUrl } from './productUrl'

/**
 * The list as text to paste: each category in upper case, then for each item a line of name, amount, unit and optionally
 * a link. An empty line separates categories (docs/product.md SHOP-14). Own items have the amount that they say.
 */
export function formatShoppingList(entries: readonly Entry[]): string {
  return groupByArea(entries)
    .map(({ area, rows }) => [areaTitle(area).toUpperCase(), ...rows.map(formatEntry)].join('\n'))
    .join('\n\n')
}

function formatEntry(entry: Entry): string {
  if (entry.kind === 'own') return [entry.name, entry.amount?.replaceAll('\u00a0', ' ')].filter(Boolean).join(' ')
  const { ingredient, amount, measurementUnit } = entry.item
  const measure = amount === 0 ? [messages.asNeeded] : [formatAmount(amount), unitWord(measurementUnit, amount)]
  return [ingredient.name, ...measure, productUrl(entry.item)].filter(Boolean).join(' ')
}
