import { useState } from 'react'
import { flushSync } from 'react-dom'
import { usePlan } from '../../plan/PlannerContext'
import { useScrub } from '../../plan/useScrub'
import { useAlerts } from '../../ui/alerts'
import { messages as planMessages } from '../messages'
import { useAnnounceChange } from '../useAnnounceChange'
import type { PlanChange } from './planChange'
import { revertedPlan } from './revertedPlan'

/**
 * Takes a change of the plan back, as an edit that everyone receives and that one Undo takes back (docs/product.md PLAN-96).
 * What comes back is checked first; where it can't be, it is once the network is back.
 *
 * @param then is called before the plan changes.
 * @returns the function, and the id of the change that it is taking back.
 */
export function useTakeBack(then: () => void): {
  takeBack: (change: PlanChange) => Promise<void>
  busy: string | null
} {
  const { latestPlan, dispatch } = usePlan()
  const { scrub } = useScrub()
  const alerts = useAlerts()
  const announceChange = useAnnounceChange()
  const [busy, setBusy] = useState<string | null>(null)
  const takeBack = async (change: PlanChange) => {
    if (busy) return
    setBusy(change.id)
    const wanted = revertedPlan(latestPlan(), change)
    const checked = wanted && (await scrub(wanted).catch(() => null))
    setBusy(null)
    const before = latestPlan()
    // Others may have gone on meanwhile.
    const plan = revertedPlan(before, change)
    then()
    if (!plan) return void alerts.info(planMessages.nothingUndone, { topic: 'plan' })
    flushSync(() => {
      dispatch({ type: 'bringBack', plan })
      if (checked) dispatch({ type: 'checked', checked })
    })
    // What the check changed has its own Undo, beside what is said of it.
    announceChange(planMessages.undone, checked && checked.changes.length > 0 ? undefined : before)
  }
  return { takeBack, busy }
}
