import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { toPlan } from '../app/planner/planAnswer'
import { toPlanInput } from '../app/planner/planInput'
import { usePlan } from '../app/planner/PlannerContext'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import { ScrubMealPlanDocument } from './operations.generated'
import type { Changes } from './settingsMemory'

/**
 * Brings the plan in line with the settings that are stored now and puts it in the planner. Answers what changed, or
 * null when it failed; either is said in the words of the specification's section 8.
 */
export function useScrub(): () => Promise<Changes | null> {
  const client = useApolloClient()
  const { latestPlan, dispatch } = usePlan()
  const alerts = useAlerts()
  return useCallback(async () => {
    try {
      for (;;) {
        const asked = latestPlan()
        const variables = { input: { plan: toPlanInput(asked) } }
        const { data } = await client.mutate({ mutation: ScrubMealPlanDocument, variables, fetchPolicy: 'no-cache' })
        const { plan: scrubbed, changes, errors } = data?.scrubMealPlan ?? { plan: null, changes: [], errors: [] }
        if (!scrubbed || errors.length > 0) throw new Error(errors[0]?.message ?? 'No plan came back')
        // A plan that was edited meanwhile is neither overwritten nor left unchecked.
        if (latestPlan() !== asked) continue
        dispatch({ type: 'scrub', plan: toPlan(scrubbed) })
        alerts.info(messages.scrubbed)
        return changes
      }
    } catch {
      alerts.error(messages.scrubFailed)
      return null
    }
  }, [alerts, client, dispatch, latestPlan])
}
