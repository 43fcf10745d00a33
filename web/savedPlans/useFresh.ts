import { useEffect, useEffectEvent, useRef } from 'react'
import { useStoredPlansNews } from '../live/useStoredPlansNews'

/**
 * Has stored plans read again when another device has changed them (docs/product.md WEEK-21).
 * @param isBusy whether this page changes one itself: what is asked about stays in its place until that is answered.
 */
export function useFresh(read: () => void, isBusy: boolean): void {
  const isStale = useRef(false)
  const readIfStale = () => {
    if (isBusy || !isStale.current) return
    isStale.current = false
    read()
  }
  const onChange = useEffectEvent(readIfStale)
  useStoredPlansNews(() => {
    isStale.current = true
    readIfStale()
  })
  useEffect(() => onChange(), [isBusy])
}
