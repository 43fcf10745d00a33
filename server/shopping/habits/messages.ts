import { LIMITS } from '../../../schema/limits'
import { CODE_LIMITS } from '../../../schema/productCodes'
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
  notPhotographed: 'This can have no photo.',
  notCode: 'A bar code has 8, 12, 13 or 14 digits, and the last of them follows from the others.',
  nameFaults: {
    REQUIRED: () => 'Say what the code is.',
    TOO_LONG: () => `What a code is called has at most ${CODE_LIMITS.nameLength} characters.`,
  },
  notSlug: 'This names no ingredient.',
  priceRange: () => `A price is 1 to ${formatNumber(LIMITS.priceCents)} cents.`,
})
