import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { tell } from '../apollo/uncached'
import { useReplacePlan } from '../live/plan/useReplacePlan'
import { hasNoRows } from '../plan/plan'
import { newId } from '../../schema/newId'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import { type NamedPlanFragment, OpenPlanDocument } from './operations.generated'

/** A plan that has a name. */
export type NamedPlan = NamedPlanFragment & { name: string }

/**
 * Puts a stored plan, as it is under the present settings, in the place of the household's current one, and goes to Plan.
 * There it says what did not suit, and one Undo brings the plan before back (docs/product.md WEEK-9, WEEK-17).
 */
export function useOpenPlan(): { open: (plan: { id: string; name: string }) => Promise<void>; opening: string | null } {
  const client = useApolloClient()
  const replacePlan = useReplacePlan()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const [opening, setOpening] = useState<string | null>(null)

  const ask = async ({ id: planId, name }: { id: string; name: string }) => {
    const done = await replacePlan(
      async () => (await tell(client, OpenPlanDocument, { input: { planId, operationId: newId() } })).loadPlan,
    )
    if (done === 'notShared') return void alerts.error(messages.openFailed, { more: messages.notShared })
    if ('errors' in done) {
      const isGone = done.errors.some(({ code }) => code === 'UNKNOWN')
      return void alerts.error(isGone ? messages.gone : messages.openFailed)
    }
    const more = hasNoRows(done.before) ? {} : { more: messages.undoHint }
    alerts.info(messages.opened({ name }), { topic: 'plan', ...more })
    // The planner of the page that comes reads this one's steps.
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
