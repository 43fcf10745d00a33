import { defineMessages } from '../../schema/text/defineMessages'

/** What exports say in their tables and refusals. */
export const messages = defineMessages({
  planColumns: { date: 'Date', category: 'Category', meal: 'Meal', serves: 'Serves' },
  listColumns: {
    area: 'Area',
    name: 'Name',
    amount: 'Amount',
    unit: 'Unit',
    status: 'Status',
    note: 'Note',
    list: 'List',
  },
  toBuy: 'to buy',
  ticked: 'ticked off',
  atHome: 'at home',
  unknownForm: ({ forms }: { forms: string }) => `There is no such form. There are ${forms}.`,
  serves: ({ count }: { count: number }) => (count === 1 ? 'serve' : 'serves'),
  optional: 'optional',
})
