import { useApolloClient } from '@apollo/client/react'
import { CATEGORY_ENUM } from '../../plan/plan'
import { toEntryInput } from '../../plan/planInput'
import { readKeptRecipe } from '../keptRecipes'
import { CookingMealDocument } from '../operations.generated'
import type { FetchRecipe } from './useRecipes'

/** Fetches a recipe as Cook has it: from the server, or else as the device keeps it (docs/product.md DEV-12). */
export function useFetchRecipe(): FetchRecipe {
  const client = useApolloClient()
  return async ({ category, entry }) => {
    const variables = { entry: toEntryInput(entry), category: CATEGORY_ENUM[category] }
    const answer = await client.query({ query: CookingMealDocument, variables }).catch(() => null)
    const cooked = answer?.data?.cookingMeal
    if (cooked?.errors.length === 0) return cooked
    return (await readKeptRecipe(entry))?.recipe ?? null
  }
}
