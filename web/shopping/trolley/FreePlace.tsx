import { useEffect, useEffectEvent, useRef } from 'react'

export interface FreePlaceProps {
  /** In pixels. */
  height: number
  /** Called when it may close without moving anything in sight. */
  onUnseen: () => void
}

/** The place that a row has left: it closes once it is below what is seen, so that no row in sight moves. */
export function FreePlace({ height, onUnseen }: FreePlaceProps) {
  const place = useRef<HTMLLIElement>(null)
  const look = useEffectEvent((isSeen: boolean) => {
    if (!isSeen && (place.current?.getBoundingClientRect().bottom ?? 0) >= 0) onUnseen()
  })
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver === 'undefined') return look(false)
    const observer = new IntersectionObserver((seen) => look(seen.at(-1)?.isIntersecting ?? false))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <li ref={place} aria-hidden="true" style={{ height }} />
}
