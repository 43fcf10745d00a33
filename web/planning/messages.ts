import type { Category } from '../app/planner/plan'

/** What the planner says; word for word from the specification's sections 5 and 8 where it gives the words. */
export const messages = {
  selectCount: 'Select a number of meals first',
  emptyPlan: 'Your mealplan is empty',
  saved: 'Meal Plan Saved',
  saveFailed: 'Error Saving Mealplan',
  neverSaved: 'New user? You first need to save a mealplan',
  loadFailed: 'Error Loading Mealplan',
  mealsFailed: (productName: string) => `We had some trouble getting our meal database! Try reloading ${productName}`,
  categoryFailed: (category: Category) => `Error Randomizing ${category}`,
  allFailed: 'Error Randomizing',
  rowFailed: 'We had some trouble randomizing that meal!',
  nothingSuits: (category: Category) =>
    `No suitable ${category} meals could be found. Your dietary requirements may be too strict for our database!`,

  kept: 'Your plan is still here on this device. Check your connection and save again.',
  loaded: 'Your saved plan is back',
  cleared: 'Plan cleared',
  undone: 'Undone',
  randomized: (category: Category) => `New ${plural[category]} proposed`,
  allRandomized: 'New plan proposed',
  rowRemoved: (category: Category, row: number, name = '') => `${name || `${categoryNames[category]} ${row + 1}`} taken out`,
  rowRandomized: (name: string) => `How about ${name}?`,
} as const

/** Category names as headings have them. */
export const categoryNames: Readonly<Record<Category, string>> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' }

/** Category names for several. */
export const plural: Readonly<Record<Category, string>> = { breakfast: 'breakfasts', lunch: 'lunches', dinner: 'dinners' }
