import { type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client'

/** One page of a connection, as the cache stores it. */
interface StoredPage {
  readonly nodes: readonly Reference[]
}

/** A list that is read page by page is one list in the cache; reading it from its start replaces it. */
const growingList: FieldPolicy<StoredPage> = {
  keyArgs: false,
  merge: (before, page, { args }) =>
    before && args?.after ? { ...page, nodes: [...before.nodes, ...page.nodes] } : page,
}

/** One page of what suits a table: each question is a list that grows. */
const offers: FieldPolicy<OfferPage> = {
  keyArgs: ['filter', 'orderBy'],
  merge: (before, page, { args }) => {
    if (!before) return page
    if (args?.after) return { ...page, nodes: [...before.nodes, ...page.nodes] }
    // What was loaded further on stays where the beginning is the same, so that a page that is come back to keeps its place.
    const { nodes, pageInfo } = before
    const isSame = page.nodes.every(({ recipe }, index) => recipe?.__ref === nodes[index]?.recipe?.__ref)
    return isSame && nodes.length > page.nodes.length
      ? { ...page, nodes: [...page.nodes, ...nodes.slice(page.nodes.length)], pageInfo }
      : page
  },
}

/** The same as the cache stores it. */
interface OfferPage {
  readonly nodes: readonly { readonly recipe: Reference | null }[]
  readonly pageInfo: unknown
}

/**
 * The cache. What has an `id` by which `node` finds it (meals, dishes, members) is stored once under it; the
 * viewer is one. The types here
 * have no identity across answers and are stored inside their parent: the same `uniqueId` can be in several rows of a plan
 * with different serves, an ingredient's amounts depend on the meal, and the `id` of a form's field, of its options and of
 * their settings is a key within the form, the field and the option: each member has other answers to the same field.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: { fields: { dishes: growingList } },
      Household: { fields: { offers, plans: { ...growingList, keyArgs: ['status'] } } },
      MealEntry: { keyFields: false },
      EntrySwap: { keyFields: false },
      ShoppingListItem: { keyFields: false },
      Ingredient: { keyFields: false },
      Swap: { keyFields: false },
      CalendarFeed: { keyFields: false },
      PersonalKey: { keyFields: false },
      PlanChange: { keyFields: false },
      FormField: { keyFields: false },
      FormOption: { keyFields: false },
      FormSetting: { keyFields: false },
      PreferredStore: { keyFields: false },
      Product: { keyFields: [] },
      Viewer: { keyFields: [] },
    },
  })
}
