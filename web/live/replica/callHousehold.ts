import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'

/** What the replica asks and sends. It keeps what comes itself, so the cache of the client does not. Throws without an answer. */
export async function ask<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
): Promise<Data> {
  const { data } = await client.query<Data>({ query, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('No answer')
  return data
}

/** The same for what was done here. */
export async function tell<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await client.mutate<Data>({ mutation, variables, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('No answer')
  return data
}
