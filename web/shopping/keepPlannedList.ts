import type { ApolloClient } from '@apollo/client'
import { ask } from '../apollo/uncached'
import { keptFor } from '../live/keptPlan'
import { type Plan, cookedPlan, listKey } from '../plan/plan'
import { hasMealWithoutServes } from '../plan/combinedEntries'
import { toPlanInput } from '../plan/planInput'
import { keepList, readList } from './keptLists'
import { keepPictures } from './keepPictures'
import { ShoppingListDocument } from './operations.generated'

/**
 * Fetches the list of a plan that suits and keeps it on the device (docs/product.md DEV-10). One that was fetched before
 * `since` is fetched again. Rejects when there is no answer.
 */
export async function keepPlannedList(client: ApolloClient, plan: Plan, since: number): Promise<void> {
  const before = keptFor()
  const key = listKey(plan)
  const kept = readList('plannedList')
  if (before === null || hasMealWithoutServes(plan) || (kept?.planKey === key && kept.at >= since)) return
  const { shoppingList: list } = await ask(client, ShoppingListDocument, { plan: toPlanInput(cookedPlan(plan)) })
  if (list.errors.length > 0 || list.unsuitable.length > 0) return
  // Meanwhile the person may have signed out, here or in another tab, or belong to another household.
  if (keptFor() !== before) return
  keepList('plannedList', { planKey: key, at: Date.now(), items: list.items })
  keepPictures(list.items)
}
