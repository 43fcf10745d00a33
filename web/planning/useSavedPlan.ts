import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { hasNoRows, isPlan } from '../app/planner/plan'
import { toPlan } from '../app/planner/planAnswer'
import { toPlanInput } from '../app/planner/planInput'
import { sayProblems } from '../app/planner/planProblems'
import { usePlan } from '../app/planner/PlannerContext'
import type { SavedPlan } from '../app/planner/planReducer'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import { LoadMealPlanDocument, SaveMealPlanDocument, type SavedPlanFragment } from './operations.generated'
import { useSayDone } from './useSayDone'

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
  /** What stands in the way of the save, until it is settled. */
  conflict: Conflict | null
  keepMine: () => Promise<void>
  takeSaved: () => void
  decideLater: () => void
  /** Why the last save was refused, in words; null when it wasn't. */
  problem: string | null
}

/** Saves and loads the person's plan in the words of the specification's section 8. A newer stored plan is never overwritten unasked. */
export function useSavedPlan(): SavedPlanControls {
  const client = useApolloClient()
  const { plan, version, isEmpty, latestPlan, dispatch } = usePlan()
  const alerts = useAlerts()
  const sayDone = useSayDone()
  const [saving, setSaving] = useState(false)
  const [loading, setLoading] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const refuse = (reason: string) => {
    alerts.error(messages.saveFailed)
    setProblem(reason)
  }

  const saveOver = async (base: number) => {
    setSaving(true)
    setProblem(null)
    try {
      const variables = { input: { plan: toPlanInput(plan), version: base } }
      const { data } = await client.mutate({ mutation: SaveMealPlanDocument, variables, fetchPolicy: 'no-cache' })
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
    } finally {
      setSaving(false)
    }
  }

  const save = async () => {
    if (isEmpty) alerts.info(messages.emptyPlan)
    else await saveOver(version)
  }

  const show = (saved: SavedPlan) => {
    const before = latestPlan()
    dispatch({ type: 'load', saved })
    setProblem(null)
    sayDone(messages.loaded, hasNoRows(before) ? undefined : before)
  }

  const load = async () => {
    setLoading(true)
    try {
      const { data } = await client.query({ query: LoadMealPlanDocument, fetchPolicy: 'no-cache' })
      const saved = readSaved(data?.mealPlan)
      if (saved) show(saved)
      else {
        alerts.info(messages.neverSaved)
        alerts.error(messages.loadFailed)
      }
    } catch {
      alerts.error(messages.loadFailed)
    } finally {
      setLoading(false)
    }
  }

  const takeSaved = () => {
    if (conflict) show(conflict)
    setConflict(null)
  }

  return {
    save, load, saving, loading, conflict, problem, takeSaved,
    keepMine: async () => (conflict ? saveOver(conflict.version) : undefined),
    decideLater: () => setConflict(null),
  }
}

function readSaved(saved: SavedPlanFragment | null | undefined): SavedPlan | null {
  return saved && isPlan(saved.plan) ? { version: saved.version, plan: toPlan(saved.plan) } : null
}
