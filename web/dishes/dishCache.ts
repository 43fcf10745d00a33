import { type ApolloCache, isReference, type Reference } from '@apollo/client'
import type { DishRowFragment, EditedDishFragment } from './operations.generated'

/** What the cache holds of one page of `dishes`; a query may have asked for less. */
interface CachedDishes {
  readonly nodes?: readonly Reference[]
  readonly totalCount?: number
  readonly assumedCount?: number
  readonly pageInfo?: { readonly hasNextPage?: boolean }
}

/** Reads a field of a cached dish. */
type ReadField = (field: 'id' | 'name', dish: Reference) => string | undefined

/**
 * Brings the cached lists up to date with a dish that was saved: a new one is added, and they are in order of name again.
 * A new dish whose name comes after all that were fetched is left to the page that it belongs to.
 */
export function putDishInLists(cache: ApolloCache, dish: EditedDishFragment, isNew: boolean): void {
  const id = cache.identify({ __typename: 'Dish', id: dish.id })
  const added: Reference[] = isNew && id ? [{ __ref: id }] : []
  changeLists(
    cache,
    (nodes, readField, hasNextPage) => {
      const nameOf = (node: Reference) => readField('name', node) ?? ''
      const sorted = [...nodes, ...added].sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en-AU'))
      return hasNextPage && sorted.at(-1) === added[0] ? sorted.slice(0, -1) : sorted
    },
    { dishes: added.length, assumed: 0 },
  )
}

/** Takes a deleted dish out of the cache and out of its lists. */
export function removeDishFromCache(
  cache: ApolloCache,
  { id, assumed }: Pick<DishRowFragment, 'id' | 'assumed'>,
): void {
  changeLists(cache, (nodes, readField) => nodes.filter((node) => readField('id', node) !== id), {
    dishes: -1,
    assumed: assumed.length > 0 ? -1 : 0,
  })
  cache.evict({ id: cache.identify({ __typename: 'Dish', id }) })
  cache.gc()
}

function changeLists(
  cache: ApolloCache,
  change: (nodes: readonly Reference[], readField: ReadField, hasNextPage: boolean) => readonly Reference[],
  more: { dishes: number; assumed: number },
): void {
  cache.modify<{ dishes: CachedDishes }>({
    fields: {
      dishes(cached, { readField, storeFieldName, DELETE }) {
        // Which dishes are found, only the server knows.
        if (storeFieldName.includes('search') || storeFieldName.includes('assumed')) return DELETE
        if (isReference(cached) || !cached.nodes) return cached
        const read: ReadField = (field, dish) => readField<string>(field, dish)
        return {
          ...cached,
          nodes: change(cached.nodes, read, cached.pageInfo?.hasNextPage ?? false),
          ...(cached.totalCount !== undefined && { totalCount: cached.totalCount + more.dishes }),
          ...(cached.assumedCount !== undefined && { assumedCount: cached.assumedCount + more.assumed }),
        }
      },
    },
  })
}
