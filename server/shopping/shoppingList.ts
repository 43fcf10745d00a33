import { suppliesOfHousehold } from '../cupboard/householdSupplies'
import { combineDiets } from '../catalogue/combineDiets'
import { compileDiet } from '../catalogue/compileDiet'
import { type Avoided, avoidedUnder } from '../catalogue/plainNames'
import { inputError } from '../platform/errors'
import type { MealPlanInput } from '../generated/schemaTypes'
import { readPlanInput } from '../planning/readPlanInput'
import { scrubPlan } from '../planning/scrubPlan'
import { filledRows } from '../planning/shapePlan'
import type { Services } from '../platform/services'
import { tableMenu, type TableMenu } from '../menu/tableMenu'
import { productLinks } from '../stores/productLinks'
import { listOf, type ListSource } from './keptLists'
import { messages } from './messages'
import type { ListView } from './views'
import type { Caller } from '../request/context'

/**
 * The list of a user's plan. Empty rows are ignored; a meal without serves is an error (docs/product.md SHOP-2). A meal
 * that does not suit the user is bought for and named.
 */
export async function shoppingList(services: Services, caller: Caller, plan: MealPlanInput): Promise<ListView> {
  const [table, supplies] = await Promise.all([tableMenu(services, caller), suppliesOfHousehold(services, caller)])
  const { value, errors } = readPlanInput(plan, table)
  if (!value) return { items: [], unsuitable: [], errors }

  const rows = filledRows(value)
  const unserved = rows.filter(({ numServes }) => numServes === 0)
  if (unserved.length > 0)
    return {
      items: [],
      unsuitable: [],
      errors: unserved.map(({ path }) => inputError('NO_SERVES', `${path}.numServes`, messages.noServes)),
    }

  const entries = rows.flatMap(({ chosen, served, numServes, servedServes, eaters }) => [
    { ...chosen, serves: numServes, eaters },
    ...served.map((dish) => ({ ...dish.chosen, serves: servedServes, eaters })),
  ])
  return listOf(table.catalogue, caller.userId, {
    entries,
    linksOf: linksFor(services, table),
    supplies,
    avoided: avoidedAt(table),
    unsuitable: scrubPlan(value, table).changes,
  })
}

/** What someone at a table must not eat, or not too much of. */
export const avoidedAt = ({ catalogue, members }: Pick<TableMenu, 'catalogue' | 'members'>): Avoided =>
  avoidedUnder(compileDiet(combineDiets(members.map(({ diet }) => diet))), catalogue.ingredientBySlug)

/** Product pages at the store that the caller at a table prefers. */
export function linksFor(services: Services, table: TableMenu): ListSource['linksOf'] {
  return (slugs) => productLinks(services, preferredStore(table), slugs)
}

/** The id of the store that the caller at a table prefers; null for none. */
export const preferredStore = ({ members }: TableMenu): string | null =>
  members.find(({ isViewer }) => isViewer)?.preferredStoreId ?? null
