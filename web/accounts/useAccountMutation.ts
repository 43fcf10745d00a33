import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useState } from 'react'
import { useLazyClient } from '../app/clientHolder'

/** Sends an operation; resolves to its data, null without any. Throws what the client throws. */
export type Send<Data, Variables> = (variables: Variables) => Promise<Data | null>

/**
 * A mutation of the account pages, which are the first that people see: the client's code is fetched only when it is
 * needed. Gives the function that sends and whether it is under way.
 */
export function useAccountMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
): [Send<Data, Variables>, boolean] {
  const load = useLazyClient()
  const [loading, setLoading] = useState(false)
  const send = async (variables: Variables): Promise<Data | null> => {
    setLoading(true)
    try {
      const client = await load()
      const { data } = await client.mutate<Data>({ mutation, variables })
      return data ?? null
    } finally {
      setLoading(false)
    }
  }
  return [send, loading]
}
