import { useState } from 'react'
import { useSecurityHistoryQuery } from './operations.generated'

/** Entries that are shown at first, and all that there can be. */
const FEW = 25
const ALL = 230

/** What happened to the account, the latest first. */
export function useSecurityHistory() {
  const [most, setMost] = useState(FEW)
  // One more says whether there are more.
  const { data, previousData, error, loading, refetch } = useSecurityHistoryQuery({
    variables: { first: Math.min(ALL, most + 1) },
    fetchPolicy: 'cache-and-network',
  })
  const events = (data ?? previousData)?.viewer.securityHistory
  return {
    /** undefined until they have come. */
    events: events?.slice(0, most),
    more: most < ALL && (events?.length ?? 0) > most ? () => setMost(ALL) : null,
    reload: () => void refetch().catch(() => {}),
    failed: error !== undefined && !events,
    loading,
  }
}
