import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { subscribeToPageTitle } from '../product/pageTitle'
import { VisuallyHidden } from '../ui/VisuallyHidden'

/** The id of the part of the page that changes with the route. */
export const MAIN_ID = 'main'

/** How long a page that loads its own name has until it is announced without, in milliseconds. */
export const NAME_WITHIN_MS = 3000

/**
 * After a change of path (not of search, which are the planner's modes) moves the focus to the page's main part and
 * announces its title, as a browser does for a new document. A page whose code or data is still loading is announced
 * when it has set its title (docs/product.md UI-15).
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    return onFirstTitle(setAnnouncement)
  }, [pathname])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  )
}

/** Calls `announce` once with the title that a page sets from now on. Returns a function that cancels it. */
function onFirstTitle(announce: (title: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const finish = () => {
    stop()
    announce(document.title)
  }
  const unsubscribe = subscribeToPageTitle((named) => {
    if (named) finish()
    else timer ??= setTimeout(finish, NAME_WITHIN_MS)
  })
  const stop = () => {
    unsubscribe()
    clearTimeout(timer)
  }
  return stop
}
