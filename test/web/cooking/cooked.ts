import type { CookedIngredientFragment, PlannedRecipeFragment } from '../../../web/cooking/operations.generated'

// The cache tells by its type name to whom a fragment applies.
const typed = (__typename: string): object => ({ __typename })

/** An ingredient as the cook needs it, for tests. */
export function ingredient(
  recipeText: string,
  changes: Partial<CookedIngredientFragment> = {},
): CookedIngredientFragment {
  return {
    ...typed('CookingIngredient'),
    ingredient: { name: recipeText },
    amount: 30,
    measurementUnit: 'ml',
    recipeText,
    preparation: null,
    optional: false,
    section: null,
    insteadOf: null,
    note: null,
    picture: 'jar',
    ...changes,
  }
}

type Cooking = PlannedRecipeFragment['cooking']
type Swap = PlannedRecipeFragment['swaps'][number]

const named = (name: string) => ({ ...typed('Ingredient'), name })

/** A swap as it comes back. */
export const swapOf = (from: string, to: string | null, note = ''): Swap => ({
  ...typed('Swap'),
  from: named(from),
  to: to === null ? null : named(to),
  note,
})

/** An ingredient as it comes back. */
const lineOf = (line: CookedIngredientFragment): Cooking['ingredients'][number] => ({
  ...typed('CookingLine'),
  name: line.ingredient.name,
  text: line.recipeText,
  preparation: line.preparation,
  optional: line.optional,
  section: line.section,
  listQuantity:
    line.amount === 0
      ? null
      : { ...typed('Quantity'), amount: line.amount, unit: { ...typed('Unit'), symbol: line.measurementUnit } },
  swap: line.insteadOf === null ? null : { ...typed('Swap'), from: named(line.insteadOf), note: line.note ?? '' },
  ingredient: { ...typed('Ingredient'), picture: line.picture, source: null },
})

const meal = { slug: 'any', name: 'Any', minutes: 10, picture: 'jar', keywords: [], mainGroup: null }
const source = { ...typed('DishSource'), application: null, name: null, url: null, nutrition: null }

/** What comes back for a version of an own dish, with what is said of its cooking and of the dish. */
export const version = (cooking: Partial<Cooking>, dish: object = {}, over: object = {}): PlannedRecipeFragment => ({
  ...typed('RecipeVersion'),
  id: 'RecipeVersion:any',
  plate: '',
  swaps: [],
  recipe: { ...typed('Dish'), ...meal, description: null, notes: null, source, photos: [], ...dish },
  cooking: {
    ...typed('Cooking'),
    serves: 2,
    ingredients: [],
    steps: [],
    stepSections: [],
    stepServes: null,
    unfollowedSwaps: [],
    parts: [],
    nutrition: { ...typed('MealNutrition'), perServe: null, unknown: [], isHighInSodium: false },
    ...cooking,
  },
  meets: [],
  problem: null,
  ...over,
})

/** What comes back for a meal. */
export function cooked(
  steps: string[],
  ingredients = [ingredient('6 tsp canola oil')],
  cooking: Partial<Cooking> = {},
  dish: object = {},
) {
  const said = { ingredients: ingredients.map(lineOf), steps: steps.map((text) => ({ ...typed('CookingStep'), text })) }
  return { nodes: [version({ ...said, ...cooking }, dish)] }
}
