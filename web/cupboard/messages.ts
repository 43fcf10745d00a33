import { plural } from '../../schema/text/format'
import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  title: 'Cupboard',
  intro:
    'What you have at home. Your shopping list leaves it out, and meals that use what is near its date come more often.',
  offline: 'You’re offline. The cupboard can be changed when you are back.',
  loading: 'Opening the cupboard',
  loadFailed: 'Could not open the cupboard',
  tryAgain: 'Check your connection, then try again.',
  changeFailed: 'Could not change the cupboard. Please try again.',
  backToShop: 'Go to the shopping list',
  count: ({ count }: { count: number }) => plural(count, { one: `${count} thing`, other: `${count} things` }),

  add: 'Add an ingredient',
  addLabel: 'What do you have?',
  pickOne: 'Find an ingredient',
  search: 'Search all ingredients',
  found: 'Ingredients',
  typeToSearch: 'Type what you have, such as milk.',
  nothingFound: 'No ingredient is called that.',

  empty: 'Nothing in your cupboard yet',
  emptyHint:
    'Add what you have at home, such as salt, oil or the milk that should be used. It then stays off your list.',

  useSoon: 'Use soon',
  enough: 'enough',
  pastDate: 'past its date',
  today: 'use today',
  tomorrow: 'use by tomorrow',
  inDays: ({ days }: { days: number }) => `use within ${days} ${plural(days, { one: 'day', other: 'days' })}`,
  byDate: ({ date }: { date: string }) => `use by ${date}`,
  change: ({ name }: { name: string }) => `Change ${name}`,
  take: ({ name }: { name: string }) => `Take out ${name}`,
  taken: ({ name }: { name: string }) => `${name} is out of the cupboard`,
  undo: 'Undo',

  kept: ({ name }: { name: string }) => `${name} is in the cupboard`,
  dialogHint: 'Leave the amount empty if there is enough, however much a meal needs.',
  amount: 'Amount (optional)',
  unit: 'Unit',
  useBy: 'Use by (optional)',
  notAmount: 'Write an amount such as 2, 0.5 or 1/2.',
  cancel: 'Cancel',
  save: 'Save',
})
