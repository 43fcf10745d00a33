import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ask } from '../../apollo/uncached'
import { householdIn } from '../../live/householdIn'
import { planPart } from '../../live/plan/planPart'
import { replicaOf } from '../../live/replica/Replica'
import { tokenOwner } from '../../session/tokenOwner'
import { useOnline } from '../../ui/useOnline'
import { RecentChangesDocument } from './operations.generated'
import { type PlanChange, toPlanChange } from './planChange'

/** What is known of the changes of the plan. */
export interface RecentChanges {
  /** The latest first; null before they were read. */
  readonly changes: readonly PlanChange[] | null
  /** Whether they could not be read just now. */
  readonly failed: boolean
  readonly again: () => void
}

/** Reads what was done to the plan, again whenever the server says that the plan is another one. */
export function useRecentChanges(): RecentChanges {
  const client = useApolloClient()
  const online = useOnline()
  const part = replicaOf(tokenOwner()).part(planPart)
  const version = useSyncExternalStore(part.subscribe, () => part.told()?.version ?? 0)
  const [tries, setTries] = useState(0)
  const [read, setRead] = useState<Pick<RecentChanges, 'changes' | 'failed'>>({ changes: null, failed: false })
  useEffect(() => {
    if (!online) return
    let isLatest = true
    ask(client, RecentChangesDocument).then(
      (answer) => {
        const changes = (householdIn(answer).plan?.recentChanges ?? []).map(toPlanChange)
        if (isLatest) setRead({ changes, failed: false })
      },
      () => {
        if (isLatest) setRead(({ changes }) => ({ changes, failed: true }))
      },
    )
    return () => void (isLatest = false)
  }, [client, online, version, tries])
  return { ...read, again: () => setTries((count) => count + 1) }
}
