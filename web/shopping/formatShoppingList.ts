import { groupByArea, type ListItem } from './areas'
import { productUrl } from './productUrl'

/** An amount as lists show it, with two decimals (specification, section 9). */
export function formatAmount(amount: number): string {
  return amount.toFixed(2)
}

/**
 * The list as text to paste: each category in upper case, then a line an item of name, amount, unit and, where there is
 * one, link (specification, section 9). Categories are divided by an empty line.
 */
export function formatShoppingList(items: readonly ListItem[]): string {
  return groupByArea(items)
    .map(({ area, items: found }) => [area.toUpperCase(), ...found.map(formatItem)].join('\n'))
    .join('\n\n')
}

/** What stands for the amount of an item that no recipe names one for. */
export const AS_NEEDED = 'as needed'

function formatItem(item: ListItem): string {
  const { ingredient, amount, measurementUnit } = item
  const much = amount === 0 ? [AS_NEEDED] : [formatAmount(amount), measurementUnit]
  return [ingredient.name, ...much, productUrl(item)].filter(Boolean).join(' ')
}
