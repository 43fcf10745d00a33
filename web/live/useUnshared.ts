import { useEffect, useState, useSyncExternalStore } from 'react'
import { tokenOwner } from '../session/tokenOwner'
import { replicaOf } from './replica/Replica'

/** What takes longer than this to be sent is not shared yet, in milliseconds. */
const PATIENCE = 3000

/** How many changes of this device the household has not received, once that lasts; 0 for none. */
export function useUnshared(): number {
  const replica = replicaOf(tokenOwner())
  const count = useSyncExternalStore(
    replica.subscribe,
    () => replica.kept().outbox.length,
    () => 0,
  )
  const [isLate, setLate] = useState(false)
  const waits = count > 0
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waits])
  return waits && isLate ? count : 0
}
