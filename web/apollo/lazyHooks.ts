import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLazyClient } from './lazyApolloClient'

/** Options of a lazy mutation, for the hook and for each call. */
export type MutationOptions<Data, Variables extends OperationVariables> = Partial<
  Omit<ApolloClient.MutateOptions<Data, Variables>, 'mutation'>
>

/** The latest call, as Apollo's own hooks describe it. */
export interface CallResult<Data> {
  data: Data | null | undefined
  loading: boolean
  called: boolean
  error: ErrorLike | undefined
  /** Back to the state before the first call. */
  reset: () => void
}

/** What a lazy hook returns: the function that calls, and the state of the latest call. */
export type CallTuple<Options, Data> = [call: (options?: Options) => Promise<{ data?: Data | null }>, CallResult<Data>]

/**
 * Apollo's `useMutation` for pages without an `ApolloProvider`: the client's code is fetched at the first call. Used by
 * the generated hooks of the features that `codegen.ts` names as lazy.
 */
export function useMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  base?: MutationOptions<Data, Variables>,
): CallTuple<MutationOptions<Data, Variables>, Data> {
  return useCall((client, options) =>
    client.mutate({ mutation, ...base, ...options } as ApolloClient.MutateOptions<Data, Variables>),
  )
}

const beforeCall = { data: undefined, loading: false, called: false, error: undefined }

function useCall<Options, Data>(
  send: (client: ApolloClient, options?: Options) => Promise<{ data?: unknown }>,
): CallTuple<Options, Data> {
  const load = useLazyClient()
  const [state, setState] = useState<Omit<CallResult<Data>, 'reset'>>(beforeCall)
  const calls = useRef(0)
  const latestSend = useRef(send)
  useLayoutEffect(() => {
    latestSend.current = send
  })

  const call = useCallback(
    async (options?: Options) => {
      const turn = ++calls.current
      const settle = (result: Partial<CallResult<Data>>) => {
        if (turn === calls.current) setState({ ...beforeCall, called: true, ...result })
      }
      settle({ loading: true })
      try {
        const { data } = (await latestSend.current(await load(), options)) as { data?: Data | null }
        settle({ data })
        return { data }
      } catch (error) {
        settle({ error: error as ErrorLike })
        throw error
      }
    },
    [load],
  )

  const reset = useCallback(() => {
    calls.current++
    setState(beforeCall)
  }, [])

  return [call, { ...state, reset }]
}
