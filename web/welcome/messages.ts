import { defineMessages } from '../../schema/text/defineMessages'

/** The texts of a stranger's first page (docs/product.md UI-19). */
export const messages = defineMessages({
  title: 'Meals for everyone at your table',
  lead: ({ productName }: { productName: string }) =>
    `Say who eats and what they avoid. ${productName} plans the week, writes one shopping list and stays beside you at the stove.`,
  signUp: 'Sign Up',
  signIn: 'Sign In',
  toPlanner: 'Open your planner',
  facts: 'In figures',
  meals: 'meals, each with its steps, and room for your own',
  requirements: 'dietary requirements, checked ingredient by ingredient',
  oneFile: '1 file',
  yours: 'holds all you put in: your data leaves with you',
})
