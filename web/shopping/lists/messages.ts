import { LIST_LIMITS } from '../../../schema/namedLists'
import { defineMessages } from '../../../schema/text/defineMessages'

/** What pages show of lists beside that of the plan (docs/product.md SHOP-60 to SHOP-63). */
export const messages = defineMessages({
  lists: 'Lists',
  ofPlan: 'This plan',
  newList: 'New list',
  renameList: 'Rename the list',
  removeList: 'Remove the list',
  name: 'Name',
  nameExample: 'Hardware',
  create: 'Create list',
  save: 'Save name',
  cancel: 'Cancel',
  faults: {
    REQUIRED: () => 'Enter a name',
    TOO_LONG: () => `A name has at most ${LIST_LIMITS.nameLength} characters`,
    DUPLICATE: () => 'Another list has this name',
    TOO_MANY: () => `There are at most ${LIST_LIMITS.count} lists beside that of your plan. Remove one first.`,
  },
  removed: ({ name }: { name: string }) => `Removed ${name}`,
  undo: 'Undo',
  nothingOn: 'Nothing on this list yet. Add the first item below.',
  moveTo: 'On the list',
  moved: ({ item, list }: { item: string; list: string }) => `Moved ${item} to ${list}`,
})
