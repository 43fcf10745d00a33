import { defineMessages } from '../../../schema/text/defineMessages'

/** The raffle's wording (docs/product.md RAF-2). */
export const messages = defineMessages({
  title: 'Monthly raffle',
  prize: ({ prize }: { prize: string }) => `Win a ${prize} gift card!`,
  rules:
    'Sign up, leave feedback at least once and generate a meal plan twice in a month to enter the draw. One winner is announced at the end of each month.',
})
