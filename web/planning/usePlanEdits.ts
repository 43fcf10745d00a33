import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Portions } from '../plan/plannerState'
import { recordEvent } from '../telemetry/analytics'
import type { Category, Entry } from '../plan/plan'
import { usePlanCheck } from '../plan/PlanCheck'
import { usePlan } from '../plan/PlannerContext'
import { publicName } from '../plan/publicName'
import { messages } from './messages'
import { useAnnounceChange } from './useAnnounceChange'

/** The edits that a person makes by hand. */
export interface PlanEdits {
  setCount: (category: Category, count: number) => void
  removeRow: (category: Category, row: number) => void
  setBlanketServes: (category: Category, serves: number) => void
  setServes: (category: Category, row: number, serves: number) => void
  pickMeal: (category: Category, row: number, meal: Entry) => void
}

/**
 * Changes the plan by hand and records what was changed (docs/product.md ANA-2).
 * @param portions The serves of new rows in a household of several; null for a person alone (PLAN-52).
 */
export function usePlanEdits(portions: Portions | null): PlanEdits {
  const { latestPlan, dispatch } = usePlan()
  const { checkPlan } = usePlanCheck()
  const announceChange = useAnnounceChange()
  return useMemo(
    () => ({
      setCount: (category, count) => {
        dispatch({ type: 'setCount', category, count, portions })
        recordEvent('meals_count_changed', { category, count })
      },
      removeRow: (category, row) => {
        const before = latestPlan()
        const { mealList } = before[category]
        dispatch({ type: 'removeRow', category, row })
        announceChange(messages.rowRemoved({ category, row, name: mealList[row]?.name ?? '' }), before)
        recordEvent('meals_count_changed', { category, count: mealList.length - 1 })
      },
      setBlanketServes: (category, serves) => {
        dispatch({ type: 'setBlanketServes', category, serves })
        recordEvent('serves_changed', { category, serves })
      },
      setServes: (category, row, serves) => {
        dispatch({ type: 'setServes', category, row, serves })
        recordEvent('serves_changed', { category, row, serves })
      },
      pickMeal: (category, row, meal) => {
        flushSync(() => dispatch({ type: 'pickMeal', category, row, meal }))
        // What is offered suits all who eat the category; a row may be for others.
        if (latestPlan()[category].mealList[row]?.eaters) void checkPlan()
        recordEvent('meal_changed', { category, row, meal: publicName(meal) })
      },
    }),
    [portions, dispatch, latestPlan, checkPlan, announceChange],
  )
}
