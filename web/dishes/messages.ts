/** What the pages of people's own dishes say. */
export const messages = {
  title: 'Your own dishes',
  intro: 'Recipes that you bring in are offered beside ours in your pickers and by the dice. Only you see them.',
  bringIn: 'Bring in a recipe',
  check: 'Check the recipe',
  loadFailed: 'Could not load your dishes',
  notFound: 'This dish could not be found',
  readFailed: 'We had some trouble reading that recipe!',
  saveFailed: 'Error Saving Dish',
  saved: (name: string) => `${name} is saved`,
  deleted: (name: string) => `${name} is deleted`,
  deleteFailed: 'Error Deleting Dish',
  lineFailed: 'We had some trouble reading that ingredient!',
  tryAgain: 'Check your connection, then try again.',
  fileTooLarge: 'This file is too large. Choose one of at most 5 MB, or paste the recipe.',
  fileUnreadable: 'This file could not be read. Try pasting the recipe instead.',
  tooLong: (most: number) => `This is more than ${most.toLocaleString('en-AU')} characters. Keep the name, the ingredients and the steps.`,
  unmatched: (count: number, all: number) =>
    `${count} of ${all} ${all === 1 ? 'ingredient' : 'ingredients'} ${count === 1 ? 'is' : 'are'} not matched yet.`,
  whyMatch: (count: number) =>
    count === 1
      ? "We don't know what is in it, so the dish fails every dietary requirement until you choose what it is."
      : "We don't know what is in them, so the dish fails every dietary requirement until you choose what they are.",
  matched: 'Every ingredient is matched, so we know which dietary requirements this dish meets.',
  leaveTitle: 'Leave without saving?',
  leave: 'What you changed here would be lost.',
  toMatch: (count: number) => `${count} ${count === 1 ? 'ingredient' : 'ingredients'} to match`,
} as const

/** Category names, by their enum values. */
export const categoryNames = { BREAKFAST: 'Breakfast', LUNCH: 'Lunch', DINNER: 'Dinner' } as const
