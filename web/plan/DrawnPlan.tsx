import { type ReactNode, useCallback } from 'react'
import { readSessionEnd, subscribeToSession } from '../session/session'
import { modeOf } from './modes'

/** What web/first/drawPlan.ts drew of the kept plan before this code came; null without it, and once it was taken away. */
let drawn = findDrawn()

function findDrawn(): Element | null {
  if (typeof document === 'undefined') return null
  const root = document.getElementById('root')
  return root?.dataset.drawn === 'plan' ? (root.querySelector('main')?.firstElementChild ?? null) : null
}

if (drawn) {
  const stop = subscribeToSession(() => {
    if (readSessionEnd() === null) return
    takeDrawnPlanAway()
    stop()
  })
}

/** Whether the kept plan stands on the page in place of a placeholder. */
export function isPlanDrawn(): boolean {
  if (drawn === null) return false
  const { pathname, search } = window.location
  return pathname === '/' && modeOf(new URLSearchParams(search)) === 'plan'
}

/** It is not shown again: the planner has a plan to show, or the session has ended. */
export function takeDrawnPlanAway(): void {
  drawn = null
}

/**
 * The kept plan as it was drawn before the script came, to read, in place of a placeholder (docs/product.md PLAN-56). Without
 * one it is the placeholder.
 */
export function DrawnPlan({ children }: { children: ReactNode }) {
  const put = useCallback((place: HTMLDivElement | null) => {
    if (place && drawn) place.replaceChildren(drawn)
  }, [])
  return isPlanDrawn() ? <div ref={put} /> : children
}
