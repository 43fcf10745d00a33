import { useCallback } from 'react'
import type { Plan } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { alerts } from '../ui/alerts'
import { messages } from './messages'

/**
 * Alerts what was done to the plan, with Undo where the plan before it is given; an Undo that others have made moot says so. Each such alert replaces the one before,
 * so that pressing the dice repeatedly does not cover their row with alerts.
 */
export function useAnnounceChange(): (message: string, before?: Plan) => void {
  const { undo } = usePlan()
  return useCallback(
    (message, before) => {
      const takeBack = () => {
        if (!undo(before)) alerts.info(messages.nothingUndone, { topic: 'plan' })
      }
      const action = before && { label: messages.undo, onPress: takeBack }
      alerts.info(message, { topic: 'plan', action })
    },
    [undo],
  )
}
