import { useState } from 'react'
import { hasNoRows } from '../plan/plan'
import { type SavedPlan, toPlan, toSavedPlan } from '../plan/planAnswer'
import { toPlanInput } from '../plan/planInput'
import { sayProblems } from '../plan/planProblems'
import { usePlanCheck } from '../plan/PlanCheck'
import { usePlan } from '../plan/PlannerContext'
import { useScrub } from '../plan/useScrub'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import { useLoadMealPlanLazyQuery, useSaveMealPlanMutation } from './operations.generated'
import { useAnnounceChange } from './useAnnounceChange'

/** A stored plan that a save would have overwritten. */
export interface Conflict extends SavedPlan {
  savedAt: number
}

/** Saving and loading. */
export interface SavedPlanControls {
  save: () => Promise<void>
  load: () => Promise<void>
  saving: boolean
  loading: boolean
  /** The newer stored plan that stopped a save, until the person decides. */
  conflict: Conflict | null
  keepMine: () => Promise<void>
  takeSaved: () => Promise<void>
  decideLater: () => void
  /** Why the last save was refused; null when it wasn't. */
  problem: string | null
  /** The last load found a plan that could not be checked against the settings, so it is not shown. */
  heldBack: boolean
}

/**
 * Saves and loads the person's plan (docs/product.md PLAN-28 to PLAN-32). A newer stored plan is never overwritten
 * unasked, and only what was checked under the present settings comes onto the page or is saved.
 */
export function useSavedPlan(): SavedPlanControls {
  const [storePlan, { loading: saving }] = useSaveMealPlanMutation()
  // Another device may have saved since the cache was filled.
  const [fetchPlan, { loading: fetching }] = useLoadMealPlanLazyQuery({ fetchPolicy: 'network-only' })
  const { scrub, scrubbing } = useScrub()
  const { checkPlan, checking } = usePlanCheck()
  const { version, isEmpty, suits, latestPlan, dispatch } = usePlan()
  const alerts = useAlerts()
  const announceChange = useAnnounceChange()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [heldBack, setHeldBack] = useState(false)

  const refuse = (reason: string) => {
    alerts.error(messages.saveFailed)
    setProblem(reason)
  }

  const saveOver = async (base: number) => {
    setProblem(null)
    try {
      const input = { plan: toPlanInput(latestPlan()), version: base }
      const { data } = await storePlan({ variables: { input } })
      const { saved, errors } = data?.saveMealPlan ?? { saved: null, errors: [] }
      if (saved && errors.some(({ code }) => code === 'CONFLICT')) {
        setConflict({ version: saved.version, savedAt: saved.savedAt, plan: toPlan(saved) })
        return
      }
      if (!saved || errors.length > 0) return refuse(sayProblems(errors).join(' ') || messages.kept)
      setConflict(null)
      dispatch({ type: 'saved', saved: { version: saved.version, plan: toPlan(saved) } })
      alerts.info(messages.saved)
      // The settings were changed elsewhere since the plan was checked.
      if (saved.unsuitable.length > 0) void checkPlan()
    } catch {
      refuse(messages.kept)
    }
  }

  const save = async () => {
    if (isEmpty) {
      alerts.info(messages.emptyPlan)
      return
    }
    if (suits !== 'yes') {
      const checked = await checkPlan()
      if (!checked) return refuse(messages.notSavedUnchecked)
      if (checked.changes.length > 0) return refuse(messages.notSavedChanged)
    }
    await saveOver(version)
  }

  const show = async (saved: SavedPlan) => {
    setProblem(null)
    const checked = await scrub(saved.plan).catch(() => null)
    setHeldBack(checked === null)
    if (checked === null) {
      alerts.error(messages.loadFailed)
      return
    }
    const before = latestPlan()
    dispatch({ type: 'load', saved, checked })
    announceChange(messages.loaded, hasNoRows(before) ? undefined : before)
  }

  const load = async () => {
    try {
      const { data } = await fetchPlan().retain()
      const saved = toSavedPlan(data?.mealPlan)
      if (saved) return await show(saved)
      if (data) alerts.info(messages.neverSaved)
      alerts.error(messages.loadFailed)
    } catch {
      alerts.error(messages.loadFailed)
    }
  }

  const takeSaved = async () => {
    setConflict(null)
    if (conflict) await show(conflict)
  }

  return {
    save,
    load,
    saving: saving || checking,
    loading: fetching || scrubbing,
    conflict,
    problem,
    takeSaved,
    keepMine: async () => (conflict ? saveOver(conflict.version) : undefined),
    decideLater: () => setConflict(null),
    heldBack,
  }
}
