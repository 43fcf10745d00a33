import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber, plural } from '../../schema/text/format'

/** The texts of the page with the household's named plans. */
export const messages = defineMessages({
  title: 'Saved plans',
  intro: 'Weeks worth repeating, for everyone in your household.',
  loading: 'Loading your saved plans',
  loadFailed: 'Could not load your saved plans',
  tryAgain: 'Check your connection, then try again.',
  mayBeOutOfDate: 'This list may be out of date. Check your connection, then try again.',
  offline: 'You’re offline. Plans can’t be saved, opened or changed.',
  showMore: 'Show more plans',
  none: 'No saved plans yet',
  noneHint: 'Give the plan that you are working on a name, and open it again in any week.',

  saveAs: 'Save your plan as …',
  saveTitle: 'Save your plan',
  saveHint: 'A copy of your plan as it is now. What you change later stays out of it.',
  save: 'Save',
  replace: 'Replace it',
  emptyPlan: 'Your mealplan is empty',
  saved: ({ name }: { name: string }) => `Saved as ${name}`,
  saveFailed: 'Could not save your plan. Check your connection, then try again.',
  notShared: 'Not all of your changes have reached the server yet. Try again in a moment.',
  nameTakenSave: 'Your household has a plan of this name. Choose another, or replace it.',
  nameTaken: 'Your household has a plan of this name. Choose another.',

  name: 'Name',
  cancel: 'Cancel',

  meals: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: 'meal', other: 'meals' })}`,
  by: ({ name }: { name: string }) => `by ${name}`,

  open: 'Open',
  openOf: ({ name }: { name: string }) => `Open ${name}`,
  opened: ({ name }: { name: string }) => `${name} is your plan now`,
  undoHint: 'Undo brings back the one before.',
  openFailed: 'Could not open the plan. Your plan is as it was.',
  gone: 'Your household has no such plan any more.',

  more: ({ name }: { name: string }) => `More for ${name}`,
  rename: 'Rename',
  renameTitle: ({ name }: { name: string }) => `Rename ${name}`,
  renamed: ({ name }: { name: string }) => `Renamed to ${name}`,
  duplicate: 'Duplicate',
  duplicateTitle: ({ name }: { name: string }) => `Duplicate ${name}`,
  copyOf: ({ name }: { name: string }) => `${name} copy`,
  duplicated: ({ name }: { name: string }) => `${name} was added`,
  changeFailed: 'Could not change the plan. Check your connection, then try again.',

  delete: 'Delete',
  askDelete: ({ name }: { name: string }) => `Delete ${name}?`,
  deleteHint: 'It is deleted for everyone in your household. It cannot be undone.',
  keepIt: 'Keep it',
  deleted: ({ name }: { name: string }) => `${name} deleted`,
})
