import { useState } from 'react'
import type { PlanChangeFragment } from '../plan/operations.generated'
import { hasNoRows, isPlan, type Plan } from '../plan/plan'
import { toPlan } from '../plan/planAnswer'
import { toPlanInput } from '../plan/planInput'
import { sayProblems } from '../plan/planProblems'
import { usePlan } from '../plan/PlannerContext'
import type { SavedPlan } from '../plan/planReducer'
import { useScrub } from '../plan/useScrub'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import { type SavedPlanFragment, useLoadMealPlanLazyQuery, useSaveMealPlanMutation } from './operations.generated'
import { useAnnounceChange } from './useAnnounceChange'

/** A stored plan that a save would have overwritten. */
export interface Conflict extends SavedPlan {
  savedAt: number
}

/** How a stored plan came onto the page. */
export interface Arrival {
  /** The plan that was there before it. */
  before: Plan
  /** The plan as it came, under the present settings. */
  after: Plan
  /** What the settings changed in it; null when it could not be checked. */
  changes: readonly PlanChangeFragment[] | null
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
  /** The last load that has something to report. */
  arrival: Arrival | null
  dismissArrival: () => void
  /** Checks a plan that came unchecked. */
  checkAgain: () => Promise<void>
}

/**
 * Saves and loads the person's plan (docs/product.md PLAN-28 to PLAN-32). A newer stored plan is never overwritten
 * unasked, and what comes onto the page is brought in line with the present settings.
 */
export function useSavedPlan(): SavedPlanControls {
  const [storePlan, { loading: saving }] = useSaveMealPlanMutation()
  // Another device may have saved since the cache was filled.
  const [fetchPlan, { loading: fetching }] = useLoadMealPlanLazyQuery({ fetchPolicy: 'network-only' })
  const { scrub, scrubPage, scrubbing } = useScrub()
  const { plan, version, isEmpty, latestPlan, dispatch } = usePlan()
  const alerts = useAlerts()
  const announceChange = useAnnounceChange()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [arrival, setArrival] = useState<Arrival | null>(null)

  const refuse = (reason: string) => {
    alerts.error(messages.saveFailed)
    setProblem(reason)
  }

  const saveOver = async (base: number) => {
    setProblem(null)
    try {
      const { data } = await storePlan({ variables: { input: { plan: toPlanInput(plan), version: base } } })
      const { saved, errors } = data?.saveMealPlan ?? { saved: null, errors: [] }
      if (saved && errors.some(({ code }) => code === 'CONFLICT')) {
        setConflict({ version: saved.version, savedAt: saved.savedAt, plan: toPlan(saved.plan) })
        return
      }
      if (!saved || errors.length > 0) return refuse(sayProblems(errors).join(' ') || messages.kept)
      setConflict(null)
      dispatch({ type: 'saved', saved: { version: saved.version, plan: toPlan(saved.plan) } })
      alerts.info(messages.saved)
    } catch {
      refuse(messages.kept)
    }
  }

  const save = async () => {
    if (isEmpty) alerts.info(messages.emptyPlan)
    else await saveOver(version)
  }

  const show = async (saved: SavedPlan) => {
    const scrubbed = await scrub(saved.plan).catch(() => null)
    const before = latestPlan()
    const after = scrubbed?.plan ?? saved.plan
    dispatch({ type: 'load', saved, plan: after })
    setProblem(null)
    setArrival(scrubbed?.changes.length === 0 ? null : { before, after, changes: scrubbed?.changes ?? null })
    announceChange(messages.loaded, hasNoRows(before) ? undefined : before)
  }

  const load = async () => {
    try {
      const { data } = await fetchPlan().retain()
      const saved = readSaved(data?.mealPlan)
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

  const checkAgain = async () => {
    const changes = await scrubPage()
    if (changes) setArrival((was) => was && { ...was, after: latestPlan(), changes })
  }

  return {
    save,
    load,
    saving,
    loading: fetching || scrubbing,
    conflict,
    problem,
    takeSaved,
    keepMine: async () => (conflict ? saveOver(conflict.version) : undefined),
    decideLater: () => setConflict(null),
    arrival,
    dismissArrival: () => setArrival(null),
    checkAgain,
  }
}

function readSaved(saved: SavedPlanFragment | null | undefined): SavedPlan | null {
  return saved && isPlan(saved.plan) ? { version: saved.version, plan: toPlan(saved.plan) } : null
}
