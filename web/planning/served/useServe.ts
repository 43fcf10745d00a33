import { useCallback } from 'react'
import type { ServedRole } from '../../../schema/servedWith'
import type { Dish } from '../../plan/dish'
import { planMessages } from '../../plan/messages'
import { rowById } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { recordEvent } from '../../telemetry/analytics'
import { useAnnounceChange } from '../useAnnounceChange'
import { messages } from './messages'

/** Serves something with the meal of a row, or nothing with null, and says so, with Undo. */
export function useServe(): (id: string, role: ServedRole, dish: Dish | null) => void {
  const { latestPlan, dispatch } = usePlan()
  const announceChange = useAnnounceChange()
  return useCallback(
    (id, role, dish) => {
      const before = latestPlan()
      const found = rowById(before, id)
      if (!found) return
      const { category, row, entry } = found
      dispatch({ type: 'serve', id, role, dish })
      const place = planMessages.place({ category: planMessages.category[category], row })
      const said = dish
        ? messages.added({ name: dish.name, place })
        : messages.removed({ name: entry[role]?.name ?? '', place })
      announceChange(said, before)
      if (dish) recordEvent('meal_changed', { category, row, meal: dish.name })
    },
    [latestPlan, dispatch, announceChange],
  )
}
