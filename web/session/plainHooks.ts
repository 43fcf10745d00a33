import { createContext, useCallback, useContext, useRef, useState } from 'react'
import type { OperationText } from '../apollo/postGraphql'
import type { SessionEnds } from './afterRefusal'
import { callServer } from './callServer'

/** Provides what these hooks do when a session ends by itself. */
export const SessionEndsContext = createContext<SessionEnds | null>(null)

/** What such a hook returns: the function that calls, and whether the latest call is under way. */
export type CallTuple<Data, Variables> = [
  call: (options: { variables: Variables }) => Promise<{ data: Data }>,
  { loading: boolean },
]

/**
 * Apollo's `useMutation` for pages without the GraphQL client. Used by the generated hooks of the features that
 * `codegen.ts` names as plain.
 */
export function useMutation<Data, Variables>(text: OperationText<Data, Variables>): CallTuple<Data, Variables> {
  const ends = useContext(SessionEndsContext)
  if (ends === null) throw new Error('useMutation needs a SessionEndsContext around it')
  const [loading, setLoading] = useState(false)
  const calls = useRef(0)
  const call = useCallback(
    async ({ variables }: { variables: Variables }) => {
      const turn = ++calls.current
      setLoading(true)
      try {
        return { data: await callServer(text, variables, ends) }
      } finally {
        if (turn === calls.current) setLoading(false)
      }
    },
    [text, ends],
  )
  return [call, { loading }]
}
