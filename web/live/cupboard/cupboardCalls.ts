import type { ApolloClient } from '@apollo/client'
import type { CupboardActInput } from '../../apollo/schemaTypes.generated'
import { ApplyCupboardOperationsDocument, CupboardDocument, type CupboardFragment } from '../operations.generated'
import type { SyncCalls } from '../QueueSync'
import type { CupboardAct, CupboardHousehold } from './cupboardStorage'

/** The calls of a cupboard by the page's client. */
export function cupboardCalls(client: ApolloClient): SyncCalls<CupboardFragment, CupboardHousehold, CupboardAct> {
  return {
    name: 'cupboardOperations',
    read: async () => {
      const { data } = await client.query({ query: CupboardDocument, fetchPolicy: 'no-cache' })
      if (!data) throw new Error('No answer')
      return { told: data.cupboard, household: { id: data.household.id } }
    },
    apply: async (operations) => {
      const { data } = await client.mutate({
        mutation: ApplyCupboardOperationsDocument,
        variables: { operations: operations.map((operation) => ({ ...operation, act: toInput(operation.act) })) },
        fetchPolicy: 'no-cache',
      })
      if (!data) throw new Error('No answer')
      const { cupboard, errors } = data.applyCupboardOperations
      return { told: cupboard, errors }
    },
  }
}

function toInput(act: CupboardAct): CupboardActInput {
  if ('take' in act) return act
  const { ingredient, amount, unit, useBy } = act.keep
  return { keep: { ingredient: ingredient.slug, amount, unit, useBy } }
}
