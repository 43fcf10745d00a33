import { defineMessages } from '../../schema/text/defineMessages'

/** The texts around the pages: header, footer, fallbacks, the planner's frame. */
export const messages = defineMessages({
  rateLimited: 'Rate limit exceeded. You have been logged out. Please try again later',

  skip: 'Skip to content',
  footerLinks: 'Legal and support',
  themeSystem: "Theme: your device's. Switch to light",
  themeLight: 'Theme: light. Switch to dark',
  themeDark: "Theme: dark. Switch to your device's",
  loading: 'Loading',

  crashed: 'An error has occurred. Please refresh the product.',
  refresh: 'Refresh',
  routeFailedTitle: 'Error',
  routeFailed: 'Unexpected Application Error!',
  backToPlanner: 'Back to the planner',

  notFoundTitle: 'Page not found',
  notFound: 'There is no page here',
  notFoundStatus: '404 Not Found',
  toPlanner: 'Go to the planner',
  toSignIn: 'Go to sign in',

  planner: 'Planner',
  plan: 'Plan',
  shop: 'Shop',
  cook: 'Cook',
  settings: 'Settings',
  keptPlanner: "We couldn't reach the server. Your plan, your list and your recipes are shown as saved on this device.",
  keptCupboard:
    "We couldn't reach the server. Your cupboard is shown as saved on this device. What you change is sent later.",
  tryAgain: 'Try again',
  listNotKept: 'The list of this plan is not saved on this device',
  openKeptList: 'Open my shopping list',
  householdTitle: 'Your household',
  householdHint: 'Who eats with you, how much, and who plans along.',
  household: 'Open your household',
  cupboardTitle: 'Your cupboard',
  cupboardHint: 'What you have at home, and what should be used soon.',
  cupboard: 'Open your cupboard',
  wishesTitle: 'Wishes and targets',
  wishesHint: 'How long cooking may take, how often there is fish, what it may cost, and targets of a day.',
  wishes: 'Open your wishes',
  summary: 'What it adds up to',
  ownDishesTitle: 'Your own dishes',
  ownDishesHint: 'Bring in the recipes that you love. They are planned, shopped for and cooked like ours.',
  ownDishes: 'Open your dishes',
  newDish: 'Bring in a recipe',
  ownDishesOffered: '<0>Your own dishes</0> are offered here, too.',
})
