import { defineMessages } from '../../schema/text/defineMessages'

/** Texts about the product that several pages show. */
export const messages = defineMessages({
  /** What the product is, in one sentence (docs/product.md UI-19, UI-20). */
  sentence: 'A week of meals everyone at your table can eat.',
  tagline: 'Plan the week. Shop once. Cook well.',
})
