import { useEffect, useEffectEvent, useRef } from 'react'

export interface FreePlaceProps {
  /** In pixels. */
  height: number
  /** Whether it may close above what is seen: what is below moves up by it, and the page scrolls by as much. */
  closesAbove: boolean
  /** Called when it may close without moving anything in sight. */
  onUnseen: () => void
}

/** The place that a row has left: it keeps the rows below where they are as long as they are seen. */
export function FreePlace({ height, closesAbove, onUnseen }: FreePlaceProps) {
  const place = useRef<HTMLLIElement>(null)
  const look = useEffectEvent((isSeen: boolean) => {
    const box = place.current?.getBoundingClientRect()
    if (isSeen || !box) return
    const isAbove = box.bottom <= 0
    if (isAbove && !closesAbove) return
    onUnseen()
    // Most browsers hold what is seen in its place by themselves.
    if (isAbove && !CSS.supports('overflow-anchor', 'auto')) window.scrollBy(0, -height)
  })
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver === 'undefined') return look(false)
    const observer = new IntersectionObserver((seen) => look(seen.at(-1)?.isIntersecting ?? false))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <li ref={place} aria-hidden="true" style={{ height }} />
}
