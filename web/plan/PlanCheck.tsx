import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { useOnline } from '../ui/useOnline'
import { usePlan } from './PlannerContext'
import type { CheckedPlan } from './planAnswer'
import { useScrub } from './useScrub'

/** How long a mode waits for the check of its plan, in milliseconds. Then it shows the plan and says what it is. */
const PATIENCE = 3000

/** After this time, in milliseconds, a plan that is looked at again is checked again: the settings may be others. */
const FRESH = 5 * 60_000

/** The check of the plan on the page under the settings that are stored now. */
export interface PlanCheck {
  /** The plan or its check is expected at once: nothing of it is shown yet. */
  awaited: boolean
  checking: boolean
  /** Checks the plan now; null when it can't be checked. What the check changes is reported and can be undone. */
  checkPlan: () => Promise<CheckedPlan | null>
}

const Context = createContext<PlanCheck | null>(null)

/** Props of `PlanCheckProvider`. */
export interface PlanCheckProviderProps {
  /** A plan is about to come onto the page. */
  arriving?: boolean
  children: ReactNode
}

/**
 * Checks the plan that a reload or an undo brought onto the page, again when the device is back online, and when the person
 * comes back to the page after a while.
 */
export function PlanCheckProvider({ arriving = false, children }: PlanCheckProviderProps) {
  const { suits, checkedAt, dispatch } = usePlan()
  const { scrubLatest, scrubbing } = useScrub()
  const online = useOnline()
  const [slow, setSlow] = useState(false)

  const checkPlan = useCallback(async () => {
    try {
      const checked = await scrubLatest()
      dispatch({ type: 'checked', checked })
      return checked
    } catch {
      dispatch({ type: 'unchecked' })
      return null
    }
  }, [scrubLatest, dispatch])

  const due = suits === 'due' && online
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    void checkPlan().finally(() => setSlow(false))
    return () => clearTimeout(timer)
  }, [due, checkPlan])

  const backOnline = useEffectEvent(() => {
    if (suits === 'unchecked') void checkPlan()
  })
  useEffect(() => {
    if (online) backOnline()
  }, [online])

  const seenAgain = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || suits !== 'yes' || Date.now() - (checkedAt ?? 0) < FRESH) return
    // A plan that was checked before stays as it is when it can't be checked just now.
    void scrubLatest().then(
      (checked) => dispatch({ type: 'checked', checked }),
      () => {},
    )
  })
  useEffect(() => {
    const listen = () => seenAgain()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])

  const check = useMemo(
    () => ({ awaited: arriving || (due && !slow), checking: scrubbing, checkPlan }),
    [arriving, due, slow, scrubbing, checkPlan],
  )
  return <Context value={check}>{children}</Context>
}

/** The check of the plan on the page. */
export function usePlanCheck(): PlanCheck {
  const check = useContext(Context)
  if (check === null) throw new Error('usePlanCheck needs a PlanCheckProvider around it')
  return check
}
