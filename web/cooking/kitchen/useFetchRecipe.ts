import { useApolloClient } from '@apollo/client/react'
import { readKeptRecipe } from '../keptRecipes'
import { PlannedRecipesDocument } from '../operations.generated'
import { recipeOfVersion, versionAsked } from '../recipeOfVersion'
import type { FetchRecipe } from './useRecipes'

/** Fetches a recipe as Cook has it: from the server, or else as the device keeps it (docs/product.md DEV-12). */
export function useFetchRecipe(): FetchRecipe {
  const client = useApolloClient()
  return async (meal) => {
    const query = PlannedRecipesDocument
    const answer = await client.query({ query, variables: versionAsked(meal) }).catch(() => null)
    return recipeOfVersion(answer?.data?.nodes[0]) ?? (await readKeptRecipe(meal.entry))?.recipe ?? null
  }
}
