import type { CookedIngredientFragment } from '../../../web/cooking/operations.generated'

/** An ingredient as the cook needs it, for tests. */
export function ingredient(
  recipeText: string,
  changes: Partial<CookedIngredientFragment> = {},
): CookedIngredientFragment {
  // The cache tells by its type name to whom a fragment applies.
  const typed = { __typename: 'CookingIngredient' }
  return {
    ...typed,
    ingredient: { name: recipeText },
    amount: 30,
    measurementUnit: 'ml',
    recipeText,
    preparation: null,
    optional: false,
    section: null,
    insteadOf: null,
    note: null,
    typicalLocation: 'pantry',
    picture: 'jar',
    ...changes,
  }
}

/** What comes back for a meal. */
export function cooked(
  steps: string[],
  ingredients = [ingredient('6 tsp canola oil')],
  errors: object[] = [],
  stepServes = 2,
  unsuitable: string[] = [],
  unfollowedSwaps: object[] = [],
) {
  const rest = { unfollowedSwaps, stepSections: [], notes: null, parts: [], nutrition: null, unsuitable, errors }
  return { cookingMeal: { ingredients, steps, stepServes, ...rest } }
}
