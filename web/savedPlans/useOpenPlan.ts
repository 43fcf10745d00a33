import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { tell } from '../apollo/uncached'
import { planPart } from '../live/plan/planPart'
import { toSentPlan } from '../live/plan/sentPlan'
import { replicaOf } from '../live/replica/Replica'
import { sendEdits } from '../live/sendEdits'
import { hasNoRows } from '../plan/plan'
import type { RowChange } from '../plan/planAnswer'
import { usePlan } from '../plan/PlannerContext'
import { newId } from '../product/newId'
import { tokenOwner } from '../session/tokenOwner'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import { type NamedPlanFragment, OpenPlanDocument, type OpenPlanMutation } from './operations.generated'

/** A plan that has a name. */
export type NamedPlan = NamedPlanFragment & { name: string }

/**
 * Puts a named plan, as it is under the present settings, in the place of the household's current one, and goes to Plan.
 * There it says what did not suit, and one Undo brings the plan before back (docs/product.md WEEK-9).
 */
export function useOpenPlan(): { open: (plan: NamedPlan) => Promise<void>; opening: string | null } {
  const client = useApolloClient()
  const { latestPlan, dispatch } = usePlan()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const [opening, setOpening] = useState<string | null>(null)

  const ask = async ({ id: planId, name }: NamedPlan) => {
    // What was done here before has to be in the plan that is replaced.
    if (!(await sendEdits())) return void alerts.error(messages.openFailed, { more: messages.notShared })
    const before = latestPlan()
    const { loadPlan } = await tell(client, OpenPlanDocument, { input: { planId, operationId: newId() } })
    if (!loadPlan.ok || !loadPlan.plan) {
      const isGone = loadPlan.errors.some(({ code }) => code === 'UNKNOWN')
      return void alerts.error(isGone ? messages.gone : messages.openFailed)
    }
    replicaOf(tokenOwner()).part(planPart).hear(toSentPlan(loadPlan.plan))
    const changes = loadPlan.changes.map(toRowChange)
    // The planner of the page that comes reads this one's steps.
    flushSync(() => dispatch({ type: 'opened', before, changes, at: Date.now() }))
    const more = hasNoRows(before) ? {} : { more: messages.undoHint }
    alerts.info(messages.opened({ name }), { topic: 'plan', ...more })
    await navigate('/')
  }

  return {
    opening,
    open: async (plan) => {
      if (opening !== null) return
      setOpening(plan.id)
      await ask(plan)
        .catch(() => alerts.error(messages.openFailed))
        .finally(() => setOpening(null))
    },
  }
}

type Changed = OpenPlanMutation['loadPlan']['changes'][number]

/** What of the opened plan did not suit, as the planner reports it. */
const toRowChange = ({ row, version, reasons, replacement }: Changed): RowChange => ({
  rowId: row.id,
  category: row.category,
  row: row.position,
  mealName: version?.name ?? '',
  change: replacement ? 'ADAPTED' : 'REMOVED',
  reasons: [...reasons],
})
