import type { ApolloClient, Observable, OperationVariables, TypedDocumentNode } from '@apollo/client'

/*
 * Calls of what is kept elsewhere than in the cache of the client: in the replica, or in a file on the device. Nothing else
 * passes the cache by.
 */

/** Asks. Throws without an answer. */
export async function ask<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
): Promise<Data> {
  const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('No answer')
  return data
}

/** Sends what was done. Throws without an answer. */
export async function tell<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await client.mutate<Data>({ mutation, variables, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('No answer')
  return data
}

/** Subscribes. */
export function listen<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Observable<ApolloClient.SubscribeResult<Data>> {
  return client.subscribe<Data>({ query, variables, fetchPolicy: 'no-cache' })
}
