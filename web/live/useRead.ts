import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from '../ui/useOnline'
import type { Part } from './createPart'
import type { PageSync } from './keepSending'

/** Whether the server has said how something shared is, since it was shown. */
export interface Reading {
  isRead: boolean
  isReading: boolean
  /** There was no answer; it is asked again by itself, and by `again`. */
  failed: boolean
  again: () => void
}

/** Has something shared read when it is shown, and when the network is back. */
export function useRead(place: Part<PageSync>): Reading {
  const sync = useSyncExternalStore(place.subscribe, place.latest)
  const online = useOnline()
  const [heard, setHeard] = useState<PageSync | null>(null)
  const [tried, setTried] = useState<PageSync | null>(null)
  const ask = useCallback((of: PageSync) => {
    void of.read().then(() => setHeard(of))
    // What fails is tried again later, which may take long.
    void of.send().then(() => setTried(of))
  }, [])
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
