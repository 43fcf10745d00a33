import { hasNoRows, isGap, type Plan, plannedRows } from './plan'
import type { PlannerState, Taken } from './plannerState'

/**
 * What others took away from the plan of a page (docs/product.md PLAN-91): all rows that held something. What was taken
 * before stays said while none of its rows is back.
 * @param by Who changed it last; null for the person.
 */
export function takenFrom({ plan: before, taken }: PlannerState, after: Plan, by: string | null): Taken | null {
  const there = new Set(plannedRows(after).map(({ key }) => key))
  const isBack = (plan: Plan) => plannedRows(plan).some(({ key }) => there.has(key))
  if (taken && !isBack(taken.plan)) return taken
  const held = plannedRows(before).filter(({ entry }) => !isGap(entry))
  if (by === null || held.length === 0 || isBack(before)) return null
  return { kind: hasNoRows(after) ? 'cleared' : 'replaced', plan: before, by }
}
