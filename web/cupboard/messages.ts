import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber, plural } from '../../schema/text/format'

export const messages = defineMessages({
  title: 'Cupboard',
  intro:
    'What you have at home. It stays off your shopping list, and meals that use up what is near its date are proposed more often.',
  offline: "You're offline. What you change is saved on this device and shared once you're back online.",
  loading: 'Opening the cupboard',
  loadFailed: 'Could not open the cupboard',
  tryAgain: 'Check your connection, then try again.',

  addLabel: 'What do you have?',
  pickOne: 'Find an ingredient',
  search: 'Search all ingredients',
  found: 'Ingredients',
  typeToSearch: 'Type what you have, such as milk.',
  nothingFound: 'No ingredient matches.',

  empty: 'Nothing in your cupboard yet',
  emptyHint: 'Add what you have at home, such as salt, oil or open milk. It then stays off your shopping list.',

  useSoon: 'Use soon',
  enough: 'enough',
  pastDate: 'past its date',
  today: 'use today',
  tomorrow: 'use by tomorrow',
  inDays: ({ days }: { days: number }) => `use within ${days} ${plural(days, { one: 'day', other: 'days' })}`,
  byDate: ({ date }: { date: string }) => `use by ${date}`,
  change: ({ name }: { name: string }) => `Change ${name}`,
  take: ({ name }: { name: string }) => `Remove ${name}`,
  taken: ({ name }: { name: string }) => `${name} removed`,
  undo: 'Undo',

  freezer: 'In the freezer',
  goneDish: 'A dish that is no longer there',
  frozenOn: ({ date }: { date: string }) => `frozen ${date}`,
  servesOf: ({ name }: { name: string }) => `Serves of ${name}`,
  servesUnit: { one: 'serve', other: 'serves' },

  dialogHint: 'Leave the amount empty if you have enough for any meal.',
  amount: 'Amount (optional)',
  unit: 'Unit',
  useBy: 'Use by (optional)',
  tooMuch: () => `Enter an amount of at most ${formatNumber(LIMITS.cupboardAmount)}.`,
  notDay: 'Enter a date such as 2026-11-30.',
  full: () => `A cupboard holds at most ${LIMITS.cupboardItems} ingredients. Remove what you no longer have.`,
  notAmount: 'Enter an amount such as 2, 0.5 or 1/2.',
  cancel: 'Cancel',
  save: 'Save',
})
