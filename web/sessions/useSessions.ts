import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from './operations.generated'

/** Where a person is signed in, and what the page does about it. */
export function useSessions() {
  const alerts = useAlerts()
  const { data, error, loading, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' })
  const [sendEnd, { loading: ending }] = useEndSessionMutation()
  const [sendEndAll, { loading: endingAll }] = useEndOtherSessionsMutation()
  const reload = async () => void (await refetch().catch(() => {}))
  const after = async (isDone: boolean | undefined, said: string) => {
    await reload()
    if (isDone) alerts.info(said)
    else alerts.error(messages.failed)
  }
  return {
    /** undefined until they have come. */
    sessions: data?.viewer.sessions,
    end: async (id: string) => {
      const answer = await sendEnd({ variables: { input: { id } } }).catch(() => null)
      await after(answer?.data?.endSession.ok, messages.ended)
    },
    endOthers: async () => {
      const answer = await sendEndAll().catch(() => null)
      await after(answer?.data?.endOtherSessions.ok, messages.allEnded)
    },
    reload: () => void reload(),
    busy: ending || endingAll,
    failed: error !== undefined && !data,
    loading,
  }
}
