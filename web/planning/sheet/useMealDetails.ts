import { type Category, CATEGORY_ENUM, isEmptyEntry, type Row } from '../../plan/plan'
import { type MealDetailsQuery, useMealDetailsQuery } from './operations.generated'
import { servedIds } from '../../plan/served'
import { skipToken } from '@apollo/client/react'

/** What the id of a version begins with, before the name that plans have for it. */
export const VERSION = 'RecipeVersion:'

/** A version of a recipe with what the sheet shows of it. */
export type MealDetails = Extract<MealDetailsQuery['node'], { cooking: unknown }>

/** What a serve has, with what is served with the meal; null as soon as that is not known of one of the dishes. */
function perServeOf(dishes: readonly (CookedDish | null)[]): PerServe | null {
  const figures = dishes.map((dish) => dish?.cooking.nutrition.perServe ?? null)
  return figures.reduce<PerServe | null>(
    (sum, one) => sum && one && { energy: sum.energy + one.energy, protein: sum.protein + one.protein },
    { energy: 0, protein: 0 },
  )
}

interface PerServe {
  readonly energy: number
  readonly protein: number
}
interface CookedDish {
  readonly cooking: { readonly nutrition: { readonly perServe: PerServe | null } }
}

/** How the meal of a row is cooked for its serves, for whom it is adapted, and what the person says of it. */
export function useMealDetails(category: Category, entry: Row) {
  const served = Object.values(servedIds(entry)).map((id) => `${VERSION}${id}`)
  const { data, previousData, error, loading, refetch } = useMealDetailsQuery(
    isEmptyEntry(entry)
      ? skipToken
      : {
          variables: {
            id: `${VERSION}${entry.uniqueId}`,
            category: CATEGORY_ENUM[category],
            eaters: entry.eaters ? [...entry.eaters] : null,
            serves: Math.max(1, entry.numServes),
            served,
            hasServed: served.length > 0,
          },
          // Settings, and what others say of a dish of their own, change it.
          fetchPolicy: 'cache-and-network',
        },
  )
  // Other serves of the same meal take its place when they are there.
  const present = data ?? previousData
  const details = (present?.node ?? null) as MealDetails | null
  return {
    details,
    perServe: details && perServeOf([details, ...((present?.nodes ?? []) as (CookedDish | null)[])]),
    loading,
    failed: !loading && error !== undefined && !present,
    reload: () => void refetch().catch(() => {}),
  }
}
