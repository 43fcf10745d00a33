import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHeldStep } from '../product/navigation'
import { LOGIN_PATH } from '../product/paths'

/** The question whether to leave; its two answers. */
export interface LeaveQuestion {
  stay: () => void
  leave: () => void
}

/** What `useUnsavedWork` gives. */
export interface UnsavedWork {
  /** null: nothing is asked. */
  question: LeaveQuestion | null
  /** Asks before something that loses what was typed. */
  ask: (goOn: () => void) => void
  /** The work is stored: nothing is asked any more. */
  letGo: () => void
}

/**
 * Asks before unsaved work is left: the browser when the page is closed, a question of ours when the app goes elsewhere.
 * Who is signed out meanwhile is not held back.
 */
export function useUnsavedWork(isUnsaved: boolean): UnsavedWork {
  const stored = useRef(false)
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const here = useLocation().pathname
  const held = useHeldStep(
    useCallback((path) => isUnsaved && !stored.current && path !== LOGIN_PATH && path !== here, [isUnsaved, here]),
  )

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!stored.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  const letGo = useCallback(() => {
    stored.current = true
  }, [])
  const question =
    goOn !== null ? { stay: () => setGoOn(null), leave: goOn } : held && { stay: held.stay, leave: held.goOn }
  return { question, ask: (next) => setGoOn(() => next), letGo }
}
