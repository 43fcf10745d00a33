import { LIMITS } from '../../../schema/limits'
import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber } from '../../../schema/text/format'

export const messages = defineMessages({
  unknownStore: 'This store is not known.',
  unknownArea: 'This area is not known.',
  areaTwice: 'Name each area once.',
  noAreas: 'Name at least one area.',
  tooManyOrders: () => `A household arranges at most ${LIMITS.shopOrders} stores.`,
  noPrices: 'Send at least one price.',
  tooManyPrices: () => `Send at most ${LIMITS.ownPrices} prices at once.`,
  notProduct: 'This cannot have a price.',
  priceRange: () => `A price is 1 to ${formatNumber(LIMITS.priceCents)} cents.`,
})
