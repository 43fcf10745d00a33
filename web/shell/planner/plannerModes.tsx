import { planMessages } from '../../plan/messages'
import { lazy, type ComponentType, type ReactNode } from 'react'
import { Skeleton, Waiting } from '../../ui/Skeleton'
import { fetchLateParts } from '../../ui/late'
import { Tall } from '../../ui/Tall'
import { whenIdle } from '../../product/whenIdle'
import { modeCode } from './modeCode'
import { MODES, type Mode } from '../../plan/modes'
import { PlanSkeleton } from '../../plan/PlanSkeleton'

/** What each mode shows; its code is loaded when it is first selected. */
export const modeContents: Readonly<Record<Mode, ComponentType>> = {
  plan: lazy(modeCode.plan),
  shop: lazy(modeCode.shop),
  cook: lazy(modeCode.cook),
  settings: lazy(modeCode.settings),
}

/** What is there until a mode's code has come; each mode brings its own ghosts for its data. */
export function modeFallback(mode: Mode): ReactNode {
  return (
    <Tall>
      {mode === 'plan' ? (
        <PlanSkeleton />
      ) : (
        <Waiting label={planMessages.loading}>
          <Skeleton shape="heading" width="12rem" />
          <Skeleton shape="card" />
        </Waiting>
      )}
    </Tall>
  )
}

/**
 * Fetches the code of one mode after the other and of what they open whenever the page has nothing better to do, so that
 * they work where there is no network. Returns a function that cancels it.
 */
export function fetchModesWhenIdle(): () => void {
  let callOff = () => {}
  const fetchFrom = ([mode, ...others]: readonly Mode[]) => {
    if (mode === undefined) {
      callOff = whenIdle(() => void fetchLateParts(), 10_000)
      return
    }
    callOff = whenIdle(() => {
      void modeCode[mode]().catch(() => {})
      fetchFrom(others)
    }, 10_000)
  }
  fetchFrom(MODES)
  return () => callOff()
}
