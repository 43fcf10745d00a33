import type { ApolloClient } from '@apollo/client'
import type { ListAct } from '../../schema/listOperations'
import type { SharedListFragment } from '../live/operations.generated'
import type { SyncCalls } from '../live/QueueSync'
import type { ListHousehold } from './listStorage'
import { ApplyListOperationsDocument, SharedListDocument } from './operations.generated'

/** The calls of a list by the page's client. */
export function listCalls(client: ApolloClient): SyncCalls<SharedListFragment, ListHousehold, ListAct> {
  return {
    name: 'listOperations',
    read: async () => {
      const { data } = await client.query({ query: SharedListDocument, fetchPolicy: 'no-cache' })
      if (!data) throw new Error('No answer')
      return { told: data.sharedList, household: data.household }
    },
    apply: async (operations) => {
      const { data } = await client.mutate({
        mutation: ApplyListOperationsDocument,
        variables: { operations: [...operations] },
        fetchPolicy: 'no-cache',
      })
      if (!data) throw new Error('No answer')
      const { list, errors } = data.applyListOperations
      return { told: list, errors }
    },
  }
}
