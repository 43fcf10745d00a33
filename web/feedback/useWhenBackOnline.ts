import { useEffect, useEffectEvent } from 'react'

/** Calls `callback` whenever the device gets its network back. */
export function useWhenBackOnline(callback: () => void): void {
  const called = useEffectEvent(callback)
  useEffect(() => {
    const back = () => called()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])
}
