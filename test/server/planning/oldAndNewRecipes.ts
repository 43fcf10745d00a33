import type { MealInstructionsFragment, PlannedRecipesQuery } from '../../../web/cooking/operations.generated'
import { recipeOfVersion } from '../../../web/cooking/recipeOfVersion'
import { pageOperations } from '../../support/pageOperations'
import type { Ask } from './generatedHouseholds'
import type { OldRow } from './oldAndNewQueries'

const SWAP = 'from to note'
const NUTRITION = `perServe { energy protein fat saturatedFat carbohydrate sugars fibre sodium } unknown isHighInSodium`
const INGREDIENT = `ingredient { name } amount measurementUnit recipeText preparation optional section insteadOf note picture
  source { estimated publisher number food }`
const COOKED = `ingredients { ${INGREDIENT} } steps stepSections { before title } notes stepServes unfollowedSwaps { ${SWAP} }
  parts { name slug minutes serves ingredientCount stepCount stepServes } nutrition { ${NUTRITION} } unsuitable`
const OLD = `query ($entry: MealEntryInput!, $category: MealCategory, $eaters: [ID!], $meals: [PlannedMealInput!]!) {
  cookingMeal(entry: $entry, category: $category, eaters: $eaters) { ${COOKED} }
  plannedInstructions(meals: $meals) { ${COOKED} slug name picture plate mainIngredient minutes dietary tags serves
    description source { application name url nutrition } photos { id } swaps { ${SWAP} } suitableEntry } }`
const NEW = pageOperations().get('PlannedRecipes')?.text ?? ''

interface Old {
  cookingMeal: Partial<MealInstructionsFragment>
  plannedInstructions: [MealInstructionsFragment | null]
}

/**
 * The recipe of each of the first rows as the pages read it, with what does not suit where it is planned, is what the fields
 * of the last release say: also for no serves, and where it is not known where it is planned.
 */
export async function expectSameRecipes(ask: Ask, rows: OldRow[]): Promise<void> {
  for (const { entry, category: planned, eaters: named } of rows.filter((row) => row.entry.uniqueId !== '').slice(0, 4))
    for (const [serves, category, eaters] of [
      [entry.numServes, planned, named],
      [0, planned, named],
      [1, null, null],
    ] as const) {
      const { uniqueId } = entry
      const meals = [{ uniqueId, serves: Math.max(1, serves), category, eaters }]
      const old = await ask<Old>(OLD, { entry: { uniqueId, numServes: serves }, category, eaters, meals })
      const asked = { ids: [`RecipeVersion:${uniqueId}`], serves, category, eaters }
      const { nodes } = await ask<PlannedRecipesQuery>(NEW, asked)
      const recipe = recipeOfVersion(nodes[0])
      // Without an amount there is no unit.
      const unmeasured = ({ ingredients = [], ...rest }: Partial<MealInstructionsFragment>) => ({
        ...rest,
        ingredients: ingredients.map((line) => ({
          ...line,
          measurementUnit: line.amount === 0 ? '' : line.measurementUnit,
        })),
      })
      expect(unmeasured(recipe ?? {})).toMatchObject(unmeasured(old.cookingMeal))
      if (serves > 0) expect(unmeasured(recipe ?? {})).toEqual(unmeasured(old.plannedInstructions[0] ?? {}))
    }
}
