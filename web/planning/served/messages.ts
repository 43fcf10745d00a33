import { defineMessages } from '../../../schema/text/defineMessages'

/** What the sheet of a row says of what is served with its meal (docs/product.md PLAN-101). */
export const messages = defineMessages({
  add: { side: 'Add a side', dessert: 'Add a dessert' },
  chosen: { side: 'Side', dessert: 'Dessert' },
  choose: { side: 'Choose a side', dessert: 'Choose a dessert' },
  search: { side: 'Search sides', dessert: 'Search desserts' },
  noMatch: { side: 'No side matches.', dessert: 'No dessert matches.' },
  failed: 'Could not load what suits. Check your connection, then try again.',
  remove: 'Remove',
  ofDish: ({ name }: { name: string }) => ` ${name}`,
  added: ({ name, place }: { name: string; place: string }) => `${name} added to ${place}`,
  removed: ({ name, place }: { name: string; place: string }) => `${name} removed from ${place}`,
})
