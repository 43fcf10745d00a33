import type { ApolloClient } from '@apollo/client'
import { parts } from '../../live/household'
import type { ShopHabitsFragment } from '../../live/operations.generated'
import { ask, tell } from '../../live/replica/callHousehold'
import type { PartCalls } from '../../live/replica/syncReplica'
import type { TimedOperation } from '../../live/timedOperations'
import { alerts } from '../../ui/alerts'
import { ArrangeShopDocument, SetOwnPricesDocument, ShopHabitsDocument } from '../operations.generated'
import { habitsPart } from './habitsPart'
import type { HabitsAct } from './habitsView'
import { messages } from './messages'

/** How they come and go: one call for each change, of which the last counts however often it comes. */
export const habitsCalls: PartCalls<ShopHabitsFragment, HabitsAct> = {
  rules: habitsPart,
  heard: parts.habits,
  read: async (client) => {
    const { shopHabits: told, household } = await ask(client, ShopHabitsDocument)
    return { told, household }
  },
  apply: async (client, operations) => {
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
  onRefused: ({ operation: { act }, message }) =>
    void alerts.error('arrange' in act ? messages.notArranged : messages.notSaved, { more: message }),
}

async function change(client: ApolloClient, { act, householdId }: TimedOperation<HabitsAct>) {
  if ('setPrice' in act)
    return (await tell(client, SetOwnPricesDocument, { prices: [act.setPrice], householdId })).setOwnPrices
  const { store, areas } = act.arrange
  return (await tell(client, ArrangeShopDocument, { store, areas: areas && [...areas], householdId })).arrangeShop
}
