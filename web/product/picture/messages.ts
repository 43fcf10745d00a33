import { defineMessages } from '../../../schema/text/defineMessages'

/** The texts of the picture of the product (docs/product.md UI-19, UI-20). */
export const messages = defineMessages({
  picture: 'A plan of the week, its shopping list in the order of the shop, and a step of a recipe',
  strip: 'A plan of the week: breakfast, lunch and dinner',
  plan: 'Your plan',
  list: 'Shopping list',
  step: ({ step, steps }: { step: number; steps: number }) => `Step ${step} of ${steps}`,
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
  category: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' },
})
