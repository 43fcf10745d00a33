import { useEffect, useState } from 'react'

/** Keeps the screen on while `wanted`, where the device can; says whether it does. */
export function useWakeLock(wanted: boolean): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let left = false
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (left) return void lock.release()
        setHeld(true)
        lock.addEventListener('release', () => setHeld(false))
      } catch {
        // The device refuses, such as on a low battery.
      }
    }
    void request()
    // A page that is hidden loses the lock; ask again when it is back.
    const requestAgain = () => void request()
    document.addEventListener('visibilitychange', requestAgain)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', requestAgain)
      setHeld(false)
      void lock?.release().catch(() => {})
    }
  }, [wanted])
  return held
}
