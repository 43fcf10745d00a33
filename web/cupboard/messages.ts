import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber, plural } from '../../schema/text/format'

export const messages = defineMessages({
  title: 'Cupboard',
  intro:
    'What you have at home. Your shopping list leaves it out, and meals that use what is near its date come more often.',
  offline: 'You’re offline. What you change is kept on this device and shared when you’re back.',
  loading: 'Opening the cupboard',
  loadFailed: 'Could not open the cupboard',
  tryAgain: 'Check your connection, then try again.',
  backToShop: 'Go to the shopping list',

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

  dialogHint: 'Leave the amount empty if there is enough, however much a meal needs.',
  amount: 'Amount (optional)',
  unit: 'Unit',
  useBy: 'Use by (optional)',
  tooMuch: () => `An amount is at most ${formatNumber(LIMITS.cupboardAmount)}.`,
  notDay: 'A date looks like 2026-11-30.',
  full: () => `A cupboard holds at most ${LIMITS.cupboardItems} ingredients. Take out what you no longer have.`,
  notAmount: 'Write an amount such as 2, 0.5 or 1/2.',
  cancel: 'Cancel',
  save: 'Save',
})
