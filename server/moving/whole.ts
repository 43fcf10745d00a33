/** Where things are in the archive of all that a person takes out. */
export const WHOLE = {
  recipes: 'recipes/',
  cooklang: 'cooklang/',
  plan: 'plan.csv',
  list: 'shopping-list.csv',
} as const
