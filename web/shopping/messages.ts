import { LIMITS } from '../../schema/limits'
import { NOTE_LIMITS } from '../../schema/noteText'
import { defineMessages } from '../../schema/text/defineMessages'

/** What Shop shows; word for word from docs/product.md SHOP-2, SHOP-3, SHOP-15 where these give the words. */
export const messages = defineMessages({
  title: 'Shop',
  heading: 'Shopping list',
  loading: 'Making your shopping list',
  noServes: 'A meal in your mealplan has no serves!',
  noServesHelp: 'Choose its serves, or remove the meal from your plan:',
  chooseServes: 'Choose serves',
  unsuitable: 'Some meals in your plan do not suit your settings',
  unsuitableHelp: 'They are not on this list. Check your plan: meals that no longer suit are adapted or removed.',
  failed: 'Shopping List Generation Failed. Please check your meal plan',
  failedHelp: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  offline: "You're offline. Ticks are kept, and shared later.",

  copy: 'Copy Shopping List',
  copied: 'Copied Shopping List to Clipboard',
  copyFailed: 'Could Not Copy Shopping List',
  share: 'Send as a message',
  messageCopied: 'Copied as a message',
  shareName: ({ name }: { name: string }) => `- ${name}`,
  shareNoted: ({ line, note }: { line: string; note: string }) => `${line} (${note})`,
  shareLine: ({ name, amount }: { name: string; amount: string }) => `- ${name}: ${amount}`,
  shareFailed: 'Could not send the list. Copy it instead.',
  print: 'Print the list',
  showTicked: 'Show ticked items',
  hideTicked: 'Hide ticked items',
  untick: 'Untick everything',
  unticked: 'Everything unticked',
  undoTick: 'Undo the last tick',
  trolley: ({ count }: { count: number }) => `In the trolley (${count})`,
  undo: 'Undo',
  wholeList: 'Whole list',
  tools: 'More for the list',
  inTrolley: ({ count }: { count: number }) => `${count} in the trolley`,

  /** Together with what is in the trolley and at home as many as the copied text has. */
  left: ({ left, check, all }: { left: number; check: number; all: number }) => {
    if (all === 0) return 'Nothing to buy'
    const toCheck = check === 0 ? [] : [`${check} to check`]
    return left === 0 ? ['All bought', ...toCheck].join(', ') : [`${left} to buy`, ...toCheck].join(', ')
  },
  toCheck: ({ count }: { count: number }) => (count === 0 ? 'All at home' : `${count} to check`),
  leftInArea: ({ left }: { left: number }) => (left === 0 ? 'Done' : `${left} left`),
  asNeeded: 'as needed',
  needsMore: ({ amount, all }: { amount: string; all: string }) => `needs ${amount} more of ${all}`,
  toBuyOf: ({ amount, all }: { amount: string; all: string }) => `${amount} to buy of ${all}`,
  tickedBy: ({ name }: { name: string }) => `ticked by ${name}`,
  ownTitle: ({ name, amount }: { name: string; amount: string }) => `${amount} ${name}`,
  isHere: 'It is here',
  item: ({ name, amount }: { name: string; amount: string }) => `${name}, ${amount}`,
  buy: ({ buy }: { buy: string }) => `buy ${buy}`,
  atStore: ({ name }: { name: string }) => `Open ${name} at the store in a new tab`,
  mealsThatNeed: ({ name }: { name: string }) => `Meals that need ${name}`,
  forServes: ({ serves }: { serves: number }) => `for ${serves}`,

  kept: ({ when }: { when: string }) =>
    `This is your list of ${when}, saved on this device. If settings have changed since, its meals may not suit you.`,
  keptForOtherPlan: ({ when }: { when: string }) =>
    `This is your list of ${when}. Your plan has changed since, so it may not match, and if settings have changed, its meals may not suit you.`,
  addItems: 'Add items',
  addItemsExample: 'Add an item: milk, 2 batteries',
  add: 'Add',
  added: ({ items }: { items: string }) => `Added ${items}`,
  onTheList: ({ items }: { items: string }) => `Already on the list: ${items}`,
  isNeeded: 'Your plan needs it, too',
  addToo: 'Add it too',
  notAdded: ({ text }: { text: string }) => `Could not add ${text}`,
  noText: 'Enter what to buy',
  tooLong: () => `An item has at most ${LIMITS.ownItemLength} characters`,
  tooManyItems: () => `The list holds at most ${LIMITS.ownItems} items of your own. Remove some first.`,
  boughtBefore: 'Bought before',
  addAgain: ({ item }: { item: string }) => `Add ${item}`,
  changeItem: ({ name }: { name: string }) => `Change ${name}`,
  itemText: 'Item',
  saveItem: 'Save',
  remove: 'Remove',
  removeItem: ({ name }: { name: string }) => `Remove ${name}`,
  note: 'Note',
  noteOn: ({ name }: { name: string }) => `Note on ${name}`,
  addNote: 'Add note',
  changeNote: 'Change note',
  noteButton: ({ name, isNew }: { name: string; isNew: boolean }) =>
    isNew ? `Add note on ${name}` : `Change note on ${name}`,
  saveNote: ({ name }: { name: string }) => `Save note on ${name}`,
  noted: ({ note }: { note: string }) => `note: ${note}`,
  noteExample: 'the ripe ones',
  noteTooLong: () => `A note has at most ${NOTE_LIMITS.length} characters`,
  noteRemoved: ({ name }: { name: string }) => `Removed the note on ${name}`,
  removed: ({ name }: { name: string }) => `Removed ${name}`,
  removeBought: 'Remove bought items of your own',
  removedBought: 'Removed your bought items',

  empty: 'Nothing to buy yet',
  noMeals: 'No meals to shop for yet',
  emptyHelp: 'Your shopping list is made from the meals in your plan.',
  planMeals: 'Plan some meals',
  showKept: 'Show my last list',
  backToSignIn: 'Go to sign in',

  listNotNamed: ({ name }: { name: string }) => `Could not name the list ${name}`,

  /** About what is at home. */
  cupboard: {
    title: 'Check your cupboard',
    hint: 'Tick what you have. It goes into your cupboard and stays off the list.',
    open: 'Open the cupboard',
    haveLine: ({ name, amount, area }: { name: string; amount: string; area: string }) =>
      `I have this: ${name}, ${amount}, ${area}`,
    have: 'I have this',
    haveNot: "I don't have this",
    enough: 'You have this at home.',
    haveSome: 'I have some',
    someIn: ({ unit }: { unit: string }) => (unit === 'piece' ? 'How many pieces' : `How much, in ${unit}`),
    saySome: 'Save',
    notAmount: 'Enter an amount such as 2, 0.5 or 1/2.',
    partly: ({ there, rest }: { there: string; rest: string }) => `${there} at home, ${rest} to buy.`,
  },
})
