import { lazy, type ComponentType } from 'react'
import { fetchLateParts } from '../../ui/late'
import { whenIdle } from '../../product/whenIdle'
import { modeCode } from './modeCode'
import { MODES, type Mode } from '../../plan/modes'

/** What each mode shows; its code is loaded when it is first selected. */
export const modeContents: Readonly<Record<Mode, ComponentType>> = {
  plan: lazy(modeCode.plan),
  shop: lazy(modeCode.shop),
  cook: lazy(modeCode.cook),
  settings: lazy(modeCode.settings),
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
