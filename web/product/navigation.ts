import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import {
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom'

type History = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'action' | 'location' | 'createHref' | 'encodeLocation' | 'go' | 'listen' | 'push' | 'replace'
>

/** Where the application is, and how it came there. */
export interface Step {
  location: Location
  action: NavigationType
  /** Whether the page stays where it is scrolled to. */
  keepsScroll: boolean
}

/** Whether a step to this path is held back. `goOn` takes it all the same. */
export type Hold = (pathname: string, goOn: () => void) => boolean

/** The application's way through the browser's history, which a page can hold back. */
export interface Navigation extends Navigator {
  step: () => Step
  /** Calls back after every step. @returns unsubscribe. */
  follow: (listener: () => void) => () => void
  /** One page at a time can hold steps back. @returns the release. */
  hold: (hold: Hold) => () => void
}

/** Follows a history, the browser's or one in memory. */
export function createNavigation(history: History): Navigation {
  const listeners = new Set<() => void>()
  let holder: Hold | null = null
  let isFree = false
  let isReturning = false
  let step: Step = { location: history.location, action: history.action, keepsScroll: false }

  const arrive = (keepsScroll = false) => {
    isFree = false
    step = { location: history.location, action: history.action, keepsScroll }
    for (const listener of [...listeners]) listener()
  }
  const isHeld = (pathname: string, goOn: () => void) =>
    !isFree &&
    holder !== null &&
    holder(pathname, () => {
      isFree = true
      goOn()
    })
  const take = (to: To, goThere: () => void, options?: NavigateOptions) => {
    const goOn = () => {
      goThere()
      arrive(options?.preventScrollReset)
    }
    if (!isHeld((typeof to === 'string' ? parsePath(to) : to).pathname ?? '', goOn)) goOn()
  }

  history.listen(({ location, delta }) => {
    if (isReturning) isReturning = false
    else if (delta !== null && isHeld(location.pathname, () => history.go(delta))) {
      // The browser has gone there already.
      isReturning = true
      history.go(-delta)
    } else arrive()
  })

  return {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: (delta) => history.go(delta),
    push: (to, state, options) => take(to, () => history.push(to, state), options),
    replace: (to, state, options) => take(to, () => history.replace(to, state), options),
    step: () => step,
    follow: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hold: (hold) => {
      holder = hold
      return () => {
        if (holder === hold) holder = null
      }
    },
  }
}

/** Provides the navigation to components. */
export const NavigationContext = createContext<Navigation | null>(null)

/** The navigation of this application. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (navigation === null) throw new Error('useNavigation needs a NavigationContext around it')
  return navigation
}

/** Holds back steps to the paths that `isHeld` accepts. @returns the step that waits for an answer; null without one. */
export function useHeldStep(isHeld: (pathname: string) => boolean): { goOn: () => void; stay: () => void } | null {
  const navigation = useNavigation()
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const stay = useCallback(() => setWaiting(null), [])
  useEffect(
    () =>
      navigation.hold((pathname, goOn) => {
        if (!isHeld(pathname)) return false
        setWaiting(() => () => {
          setWaiting(null)
          goOn()
        })
        return true
      }),
    [navigation, isHeld],
  )
  return waiting && { goOn: waiting, stay }
}
