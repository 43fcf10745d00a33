import { defineMessages } from '../../schema/text/defineMessages'

/** Texts about the product that several pages show. */
export const messages = defineMessages({
  tagline: 'Plan the week. Shop once. Cook well.',
})
