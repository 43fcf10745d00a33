import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '../ui/VisuallyHidden'

/** The id of the part of the page that changes with the route. */
export const MAIN_ID = 'main'

/** How long a page has to set its title before it is announced, in milliseconds. */
const SETTLE_MS = 150

/**
 * After a change of path (not of search, which are the planner's modes) moves the focus to the page's main part and
 * announces its title, as a browser does for a new document.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    const timer = setTimeout(() => setAnnouncement(document.title), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  )
}
