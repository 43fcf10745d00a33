import { formatAmount } from '../plan/amountText'
import { unitWord } from '../plan/unitWord'
import { areaTitle, groupByArea, type ListItem } from './areas'
import { messages } from './messages'
import { productUrl } from './productUrl'

/**
 * The list as text to paste: each category in upper case, then for each item a line of name, amount, unit and optionally
 * a link. An empty line separates categories (docs/product.md SHOP-14).
 */
export function formatShoppingList(items: readonly ListItem[]): string {
  return groupByArea(items)
    .map(({ area, items: found }) => [areaTitle(area).toUpperCase(), ...found.map(formatItem)].join('\n'))
    .join('\n\n')
}

function formatItem(item: ListItem): string {
  const { ingredient, amount, measurementUnit } = item
  const measure = amount === 0 ? [messages.asNeeded] : [formatAmount(amount), unitWord(measurementUnit, amount)]
  return [ingredient.name, ...measure, productUrl(item)].filter(Boolean).join(' ')
}
