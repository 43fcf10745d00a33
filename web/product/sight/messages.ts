import { defineMessages } from '../../../schema/text/defineMessages'

/** What the product is, for strangers (docs/product.md UI-19, UI-20). */
export const messages = defineMessages({
  sentence: 'A week of meals everyone at your table can eat.',
})
