import { useCallback } from 'react'
import type { Plan } from '../app/planner/plan'
import { usePlan } from '../app/planner/PlannerContext'
import { alerts } from '../ui/alerts'

/**
 * Says what was done to the plan, with the way back to the plan before it where one is given. Only the last thing done is
 * said, so that dice pressed again and again don't bury their row under alerts.
 */
export function useSayDone(): (message: string, before?: Plan) => void {
  const { dispatch } = usePlan()
  return useCallback(
    (message, before) => {
      const action = before && { label: 'Undo', onPress: () => dispatch({ type: 'undo', to: before }) }
      alerts.info(message, { topic: 'plan', action })
    },
    [dispatch],
  )
}
