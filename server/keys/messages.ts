import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'

/** What is wrong with a key that a person wants to make (docs/product.md ACC-56). */
export const messages = defineMessages({
  noScopes: 'Choose at least one thing that the key may do.',
  daysRange: () => `A key ends after 1 to ${LIMITS.keyDays} days.`,
  blankPassword: 'Enter your password.',
  tooManyKeys: () => `You can have at most ${LIMITS.personalKeys} keys that work. Revoke one first.`,
})
