import type { ApolloClient } from '@apollo/client'
import type { SyncCalls } from '../../live/QueueSync'
import type { TimedOperation } from '../../live/timedOperations'
import {
  ArrangeShopDocument,
  SetOwnPricesDocument,
  ShopHabitsDocument,
  type ShopHabitsFragment,
} from '../operations.generated'
import type { HabitsHousehold } from './HabitsStore'
import type { HabitsAct } from './pendingHabits'

/** The calls of habits by the page's client: one for each change, of which the last counts however often it comes. */
export function habitsCalls(client: ApolloClient): SyncCalls<ShopHabitsFragment, HabitsHousehold, HabitsAct> {
  return {
    name: 'habitsOperations',
    read: async () => {
      const { data } = await client.query({ query: ShopHabitsDocument, fetchPolicy: 'no-cache' })
      if (!data) throw new Error('No answer')
      return { told: data.shopHabits, household: { id: data.household.id } }
    },
    apply: async (operations) => {
      let told: ShopHabitsFragment | null = null
      for (const [index, operation] of operations.entries()) {
        const { shopHabits, errors } = await change(client, operation)
        if (!shopHabits)
          return {
            told: null,
            errors: errors.map((error) => ({ ...error, field: `operations[${index}].${error.field ?? ''}` })),
          }
        told = shopHabits
      }
      return { told, errors: [] }
    },
  }
}

async function change(client: ApolloClient, { act, householdId }: TimedOperation<HabitsAct>) {
  if ('arrange' in act) {
    const { store, areas } = act.arrange
    const { data } = await client.mutate({
      mutation: ArrangeShopDocument,
      variables: { store, areas: areas && [...areas], householdId },
      fetchPolicy: 'no-cache',
    })
    if (data) return data.arrangeShop
  } else {
    const { data } = await client.mutate({
      mutation: SetOwnPricesDocument,
      variables: { prices: [act.setPrice], householdId },
      fetchPolicy: 'no-cache',
    })
    if (data) return data.setOwnPrices
  }
  throw new Error('No answer')
}
