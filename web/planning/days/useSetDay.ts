import { useCallback } from 'react'
import { wholeDay } from '../../plan/days'
import { rowById } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { useAnnounceChange } from '../useAnnounceChange'
import { messages } from './messages'

/** Gives a row, by its id, a day such as 2026-12-01, or takes it away with null, and says so with Undo. */
export function useSetDay(): (id: string, day: string | null) => void {
  const { latestPlan, dispatch } = usePlan()
  const announceChange = useAnnounceChange()
  return useCallback(
    (id, day) => {
      const before = latestPlan()
      const found = rowById(before, id)
      dispatch({ type: 'setDays', days: new Map([[id, day]]) })
      if (!found || latestPlan() === before) return
      announceChange(messages.rowOnDay({ ...found, name: found.entry.name, day: day && wholeDay(day) }), before)
    },
    [latestPlan, dispatch, announceChange],
  )
}
