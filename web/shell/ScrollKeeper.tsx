import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { modeOf } from '../plan/modes'
import { useNavigation } from '../product/navigation'

/** The key of session storage that keeps the positions while the page is loaded again. */
const KEY = 'scrollPositions'

/**
 * Keeps the scroll position for each page, and for each mode of the planner. A place that was not seen yet begins at its
 * top, or where the address's hash leads.
 */
export function ScrollKeeper() {
  const navigation = useNavigation()
  const location = useLocation()
  const place = placeOf(location)
  const shown = useRef(place)
  const positions = useRef<Record<string, number> | null>(null)
  positions.current ??= readPositions()

  useEffect(() => {
    const note = () => void (positions.current = { ...positions.current, [shown.current]: window.scrollY })
    const leave = () => {
      note()
      storePositions(positions.current ?? {})
      window.history.scrollRestoration = 'auto'
    }
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', leave)
    const stop = navigation.follow(note)
    return () => {
      stop()
      window.removeEventListener('pagehide', leave)
      window.history.scrollRestoration = 'auto'
    }
  }, [navigation])

  useLayoutEffect(() => {
    shown.current = placeOf(location)
    const known = positions.current?.[shown.current]
    if (known !== undefined) window.scrollTo(0, known)
    else if (!scrollToHash(location.hash) && !navigation.step().keepsScroll) window.scrollTo(0, 0)
  }, [navigation, location])

  return null
}

function placeOf({ pathname, search }: Location): string {
  return `${pathname} ${modeOf(new URLSearchParams(search))}`
}

/** @returns whether there is such a place. */
function scrollToHash(hash: string): boolean {
  const target = hash === '' ? null : document.getElementById(hash.slice(1))
  target?.scrollIntoView()
  return target !== null
}

function readPositions(): Record<string, number> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, number> | null) ?? {}
  } catch {
    return {}
  }
}

function storePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions))
  } catch {
    // Without storage a page that is loaded again begins at its top.
  }
}
