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
 * Types without an identity across answers, which are stored inside their parent: the same `uniqueId` can be in several rows of
 * a plan with different serves, an ingredient's amounts depend on the meal, and the `id` of a form's field, of its options and of
 * their settings is a key within the form, the field and the option: each member has other answers to the same field.
 */
const WITHIN = [
  'MealEntry',
  'EntrySwap',
  'ShoppingListItem',
  'Ingredient',
  'Swap',
  'CalendarFeed',
  'PersonalKey',
  'Passkey',
  'Session',
  'SecurityEvent',
  'Webhook',
  'WebhookDelivery',
  'Backup',
  'DishPhoto',
  'NotificationDevice',
  'PlanChange',
  'FormField',
  'FormOption',
  'FormSetting',
  'PreferredStore',
]

/**
 * The cache. What has an `id` by which `node` finds it (meals, dishes, members) is stored once under it; the viewer is one, and
 * so is the server.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          dishes: { ...growingList, keyArgs: ['search', 'assumed'] },
          unmatchedLines: { ...growingList, keyArgs: ['first'] },
        },
      },
      DishImport: { fields: { items: { ...growingList, keyArgs: ['outcome', 'lackingPhotos'] } } },
      Household: { fields: { offers, plans: { ...growingList, keyArgs: ['status'] } } },
      ...Object.fromEntries(WITHIN.map((type) => [type, { keyFields: false }])),
      Product: { keyFields: [] },
      Server: { keyFields: [] },
      Viewer: { keyFields: [] },
    },
  })
}
