import { defineMessages } from '../../schema/text/defineMessages'

/** What Shop shows; word for word from docs/product.md SHOP-2, SHOP-3, SHOP-15 where these give the words. */
export const messages = defineMessages({
  title: 'Shop',
  heading: 'Shopping list',
  loading: 'Making your shopping list',
  noServes: 'A meal in your mealplan has no serves!',
  noServesHelp: 'Say how many people eat, or take the meal out of your plan:',
  chooseServes: 'Choose serves',
  unsuitable: 'Meals in your plan do not suit you',
  unsuitableHelp:
    'Nothing is bought for them. Check your plan: what no longer suits your settings is adapted or taken out.',
  failed: 'Shopping List Generation Failed. Please check your meal plan',
  failedHelp: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  offline: "You're offline. Your list and your ticks are kept on this device.",

  copy: 'Copy Shopping List',
  copied: 'Copied Shopping List to Clipboard',
  copyFailed: 'Could Not Copy Shopping List',
  share: 'Share the list',
  shareFailed: 'Could not share the list. Copy it instead.',
  print: 'Print the list',
  showTicked: 'Show ticked items',
  hideTicked: 'Hide ticked items',
  untick: 'Untick everything',
  unticked: 'Nothing is ticked any more',
  undoTick: 'Undo the last tick',
  trolley: ({ count }: { count: number }) => `In the trolley (${count})`,
  undo: 'Undo',
  wholeList: 'Whole list',

  left: ({ left, all }: { left: number; all: number }) => (left === 0 ? 'All done' : `${left} of ${all} left`),
  leftInArea: ({ left }: { left: number }) => (left === 0 ? 'Done' : `${left} left`),
  area: {
    produce: 'Produce',
    'meat & deli': 'Meat & deli',
    bakery: 'Bakery',
    dairy: 'Dairy',
    pantry: 'Pantry',
    condiments: 'Condiments',
    beverages: 'Beverages',
    frozen: 'Frozen',
    'personal care': 'Personal care',
    household: 'Household',
    uncategorised: 'Uncategorised',
  },
  asNeeded: 'as needed',
  item: ({ name, amount }: { name: string; amount: string }) => `${name}, ${amount}`,
  atStore: ({ name }: { name: string }) => `${name} at the store, in a new tab`,
  mealsThatNeed: ({ name }: { name: string }) => `Meals that need ${name}`,
  forServes: ({ serves }: { serves: number }) => `for ${serves}`,

  kept: ({ when }: { when: string }) =>
    `This is your list of ${when}, as it was kept on this device. Its meals were last checked against your settings then.`,
  keptForOtherPlan: ({ when }: { when: string }) =>
    `This is your list of ${when}. Your plan has changed since, so it may not match. Its meals were last checked against your settings then.`,
  empty: 'Nothing to buy yet',
  emptyHelp: 'Your shopping list is made from the meals in your plan.',
  planMeals: 'Plan some meals',
  showKept: 'Show my last list',
  backToSignIn: 'Back to sign in',
})
