import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber } from '../../../schema/text/format'

const dollars = (cents: number): string => formatNumber(cents / 100, { style: 'currency', currency: 'AUD' })

/** What Shop says about the order of a shop and about prices. */
export const messages = defineMessages({
  arrange: 'Arrange the areas',
  arrangeWhy: 'as you walk through your shop',
  arrangeTitle: 'Order of the shop',
  arrangeAt: ({ store }: { store: string }) => `Order of ${store}`,
  arrangeHint: 'Put the areas in the order in which you walk through the shop. Everyone in your household sees it.',
  areas: 'Areas',
  drag: ({ area }: { area: string }) => `Drag ${area}`,
  up: ({ area }: { area: string }) => `Move ${area} up`,
  down: ({ area }: { area: string }) => `Move ${area} down`,
  place: ({ area, place, of }: { area: string; place: number; of: number }) => `${area}, ${place} of ${of}`,
  usual: 'Restore the usual order',
  isUsual: 'The usual order',
  done: 'Done',
  notArranged: 'Could not save the order of the shop',

  estimate: ({ cents, known, left }: { cents: number; known: number; left: number }) =>
    known === left ? `About ${dollars(cents)}` : `About ${dollars(cents)} for ${known} of ${left} lines`,
  noPrices: 'No prices yet. Open a line to add one.',
  price: ({ of }: { of: string }) => `Price of ${of}`,
  priceExample: '2.50',
  priceValue: ({ cents }: { cents: number }) =>
    formatNumber(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }),
  costs: ({ cents }: { cents: number }) => `That makes ${dollars(cents)}.`,
  save: 'Save price',
  notPrice: 'Enter a price from 0.01 to 1000, such as 2.50.',
  saved: 'Price saved',
  forgotten: 'Price removed',
  notSaved: 'Could not save a price',
  codeNotSaved: 'Could not save a bar code',
})
