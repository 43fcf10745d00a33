import { type Category, CATEGORY_ENUM, isEmptyEntry, type Row } from '../../plan/plan'
import { type MealDetailsQuery, useMealDetailsQuery } from '../operations.generated'
import { skipToken } from '@apollo/client/react'

/** What the id of a version begins with, before the name that plans have for it. */
export const VERSION = 'RecipeVersion:'

/** A version of a recipe with what the sheet shows of it. */
export type MealDetails = Extract<MealDetailsQuery['node'], { cooking: unknown }>

/** How the meal of a row is cooked for its serves, for whom it is adapted, and what the person says of it. */
export function useMealDetails(category: Category, entry: Row) {
  const { data, previousData, error, loading, refetch } = useMealDetailsQuery(
    isEmptyEntry(entry)
      ? skipToken
      : {
          variables: {
            id: `${VERSION}${entry.uniqueId}`,
            category: CATEGORY_ENUM[category],
            eaters: entry.eaters ? [...entry.eaters] : null,
            serves: Math.max(1, entry.numServes),
          },
          // Settings, and what others say of a dish of their own, change it.
          fetchPolicy: 'cache-and-network',
        },
  )
  // Other serves of the same meal take its place when they are there.
  const present = data ?? previousData
  return {
    details: (present?.node ?? null) as MealDetails | null,
    loading,
    failed: !loading && error !== undefined && !present,
    reload: () => void refetch().catch(() => {}),
  }
}
