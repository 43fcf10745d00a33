import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from '../ui/useOnline'
import type { PartName } from './replica/kept'
import { type ReplicaSync, replicaSync } from './replica/replicaSync'

/** Whether the server has said how something shared is, since it was shown. */
export interface Reading {
  isRead: boolean
  isReading: boolean
  /** There was no answer; it is asked again by itself, and by `again`. */
  failed: boolean
  again: () => void
}

/** Has something shared read when it is shown, and when the network is back. */
export function useRead(part: PartName): Reading {
  const sync = useSyncExternalStore(replicaSync.subscribe, replicaSync.latest)
  const online = useOnline()
  const [heard, setHeard] = useState<ReplicaSync | null>(null)
  const [tried, setTried] = useState<ReplicaSync | null>(null)
  const ask = useCallback(
    (of: ReplicaSync) => {
      void of.read(part).then(() => setHeard(of))
      // What fails is tried again later, which may take long.
      void of.send().then(() => setTried(of))
    },
    [part],
  )
  useEffect(() => {
    if (sync !== null && online) ask(sync)
  }, [sync, online, ask])
  const again = () => {
    setTried(null)
    if (sync !== null) ask(sync)
  }
  const isRead = sync !== null && heard === sync
  const isReading = !isRead && online && (sync === null || tried !== sync)
  return { isRead, isReading, failed: !isRead && !isReading, again }
}
