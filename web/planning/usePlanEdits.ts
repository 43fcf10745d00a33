import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Portions } from '../plan/plannerState'
import { recordEvent } from '../telemetry/analytics'
import { type Category, type Entry, rowById } from '../plan/plan'
import { usePlanCheck } from '../plan/PlanCheck'
import { usePlan } from '../plan/PlannerContext'
import { publicName } from '../plan/publicName'
import { newId } from '../../schema/newId'
import { messages } from './messages'
import { useAnnounceChange } from './useAnnounceChange'

/** The edits that a person makes by hand. A row is named by its id; where others have taken it out, nothing happens. */
export interface PlanEdits {
  setCount: (category: Category, count: number) => void
  removeRow: (id: string) => void
  setBlanketServes: (category: Category, serves: number) => void
  setServes: (id: string, serves: number) => void
  setLock: (id: string, isLocked: boolean) => void
  pickMeal: (id: string, meal: Entry) => void
}

/**
 * Changes the plan by hand and records what was changed (docs/product.md ANA-2).
 * @param portions The serves of new rows (PLAN-52).
 */
export function usePlanEdits(portions: Portions): PlanEdits {
  const { latestPlan, dispatch } = usePlan()
  const { checkPlan } = usePlanCheck()
  const announceChange = useAnnounceChange()
  return useMemo(
    () => ({
      setCount: (category, count) => {
        dispatch({ type: 'setCount', category, count, portions, seed: newId() })
        recordEvent('meals_count_changed', { category, count })
      },
      removeRow: (id) => {
        const before = latestPlan()
        const found = rowById(before, id)
        if (!found) return
        dispatch({ type: 'removeRow', id })
        announceChange(messages.rowRemoved({ ...found, name: found.entry.name }), before)
        const { category } = found
        recordEvent('meals_count_changed', { category, count: before[category].mealList.length - 1 })
      },
      setBlanketServes: (category, serves) => {
        dispatch({ type: 'setBlanketServes', category, serves })
        recordEvent('serves_changed', { category, serves })
      },
      setServes: (id, serves) => {
        const found = rowById(latestPlan(), id)
        if (!found) return
        dispatch({ type: 'setServes', id, serves })
        recordEvent('serves_changed', { category: found.category, row: found.row, serves })
      },
      setLock: (id, isLocked) => dispatch({ type: 'setLock', id, isLocked }),
      pickMeal: (id, meal) => {
        const found = rowById(latestPlan(), id)
        if (!found) return
        flushSync(() => dispatch({ type: 'pickMeal', id, meal }))
        // What is offered suits all who eat the category; a row may be for others.
        if (found.entry.eaters) void checkPlan()
        recordEvent('meal_changed', { category: found.category, row: found.row, meal: publicName(meal) })
      },
    }),
    [portions, dispatch, latestPlan, checkPlan, announceChange],
  )
}
