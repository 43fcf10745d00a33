import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, listOf, plural } from '../../../schema/text/format'

/** The texts of the meal picker's search and filters. */
export const messages = defineMessages({
  filters: 'Filters',
  filter: {
    quick: '30 minutes',
    kids: 'Kid friendly',
    own: 'Own',
    favourites: 'Favourites',
    notLately: 'Not lately',
  },
  byIngredientOrTag: 'By ingredient or tag',
  holds: ({ names }: { names: readonly string[] }) => `with ${listOf(names)}`,
  hides: ({ filter, count }: { filter: string; count: number }) => `“${filter}” hides ${formatNumber(count)}.`,
  dropFilters: 'Drop the filters',
  unsuitable: ({ count, named }: { count: number; named: number }) =>
    `${formatNumber(count)} ${plural(count, { one: 'meal of this name does', other: 'meals of this name do' })} not suit your table${named < count ? ', such as' : ''}:`,
  suit: ({ suitable, all }: { suitable: number; all: number }) =>
    `${formatNumber(suitable)} of ${formatNumber(all)} ${plural(all, { one: 'recipe suits', other: 'recipes suit' })} your table. The others are not offered.`,
})
