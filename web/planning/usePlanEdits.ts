import { useMemo } from 'react'
import { recordEvent } from '../app/analytics'
import type { Category, Entry } from '../app/planner/plan'
import { usePlan } from '../app/planner/PlannerContext'
import { publicName } from '../app/planner/publicName'
import { messages } from './messages'
import { useSayDone } from './useSayDone'

/** What a person changes by hand. */
export interface PlanEdits {
  setCount: (category: Category, count: number) => void
  removeRow: (category: Category, row: number) => void
  setBlanketServes: (category: Category, serves: number) => void
  setServes: (category: Category, row: number, serves: number) => void
  pickMeal: (category: Category, row: number, meal: Entry) => void
}

/** Changes the plan by hand and records what was changed (the events of the specification's section 7). */
export function usePlanEdits(): PlanEdits {
  const { latestPlan, dispatch } = usePlan()
  const sayDone = useSayDone()
  return useMemo(
    () => ({
      setCount: (category, count) => {
        dispatch({ type: 'setCount', category, count })
        recordEvent('meals_count_changed', { category, count })
      },
      removeRow: (category, row) => {
        const before = latestPlan()
        const { mealList } = before[category]
        dispatch({ type: 'removeRow', category, row })
        sayDone(messages.rowRemoved(category, row, mealList[row]?.name), before)
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
        dispatch({ type: 'pickMeal', category, row, meal })
        recordEvent('meal_changed', { category, row, meal: publicName(meal) })
      },
    }),
    [dispatch, latestPlan, sayDone],
  )
}
