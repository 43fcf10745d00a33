import { LIMITS } from '../../../schema/limits'
import { defineMessages } from '../../../schema/text/defineMessages'

/** What the cupboard shows of bar codes (docs/product.md CUP-15). */
export const messages = defineMessages({
  added: ({ name }: { name: string }) => `${name} is in your cupboard`,
  wasThere: ({ name }: { name: string }) => `${name} was in your cupboard already`,
  removed: ({ name }: { name: string }) => `${name} is as it was`,
  full: () => `A cupboard holds at most ${LIMITS.cupboardItems} ingredients. Remove what you no longer have.`,
  ask: 'Which ingredient is it?',
  askOf: ({ name }: { name: string }) => `Which ingredient is ${name}?`,
  search: 'Ingredient',
  example: 'Oat milk',
  found: 'Ingredients',
  none: 'No ingredient matches.',
})
