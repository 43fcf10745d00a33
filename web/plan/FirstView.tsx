import { type ReactNode, useCallback } from 'react'
import { readSessionEnd, subscribeToSession } from '../session/session'
import { modeOf } from './modes'

/** What web/first/drawPlan.ts drew before this code came: the planner's page, and the panel of Plan in it. */
interface Drawn {
  page: Element
  panel: Element
}

/** null without it and once it was taken away; undefined until it is looked for. */
let drawn: Drawn | null | undefined

function findDrawn(): Drawn | null {
  const root = document.getElementById('root')
  const page = root?.dataset.drawn === 'plan' ? root.querySelector('[data-place]')?.firstElementChild : null
  const panel = page?.querySelector('[data-panel]')?.firstElementChild
  if (!page || !panel) return null
  const stop = subscribeToSession(() => {
    if (readSessionEnd() === null) return
    takeDrawnPlanAway()
    stop()
  })
  return { page, panel }
}

/** What was drawn of the plan, where the address shows it. */
function drawnHere(): Drawn | null {
  if (typeof document === 'undefined') return null
  drawn = drawn === undefined ? findDrawn() : drawn
  const { pathname, search } = window.location
  return pathname === '/' && modeOf(new URLSearchParams(search)) === 'plan' ? drawn : null
}

/** Whether the kept plan stands on the page in place of a placeholder. */
export const isPlanDrawn = (): boolean => drawnHere() !== null

/** It is not shown again: the planner has a plan to show, or the session has ended. */
export function takeDrawnPlanAway(): void {
  drawn = null
}

/**
 * The plan as it was drawn before the script came, to read, in place of a placeholder (docs/product.md PLAN-56, PLAN-57).
 * Without one it is the placeholder.
 */
export function FirstView({ part = 'page', children }: { part?: keyof Drawn; children: ReactNode }) {
  const put = useCallback(
    (place: HTMLDivElement | null) => {
      const { page, panel } = drawnHere() ?? {}
      if (!place || !page || !panel) return
      if (part === 'page') page.querySelector('[data-panel]')?.replaceChildren(panel)
      place.replaceChildren(part === 'page' ? page : panel)
    },
    [part],
  )
  return isPlanDrawn() ? <div ref={put} /> : children
}

/**
 * The place of the page in the HTML. React takes it over as it is and looks at nothing in it, since the first script draws
 * the plan there when it can.
 */
export function PlaceInHtml({ children }: { children: ReactNode }) {
  if (typeof document === 'undefined') return <div data-place>{children}</div>
  return <div data-place dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
}
