import type { ApolloClient } from '@apollo/client'
import type { ListCalls } from './ListSync'
import { ApplyListOperationsDocument, SharedListDocument } from './operations.generated'

/** The calls of a list by the page's client. */
export function listCalls(client: ApolloClient): ListCalls {
  return {
    read: async () => {
      const { data } = await client.query({ query: SharedListDocument, fetchPolicy: 'no-cache' })
      if (!data) throw new Error('No answer')
      return { list: data.sharedList, household: data.household }
    },
    apply: async (operations) => {
      const { data } = await client.mutate({
        mutation: ApplyListOperationsDocument,
        variables: { operations: operations.map(({ id, at, act }) => ({ id, at, act })) },
        fetchPolicy: 'no-cache',
      })
      if (!data) throw new Error('No answer')
      return data.applyListOperations
    },
  }
}
