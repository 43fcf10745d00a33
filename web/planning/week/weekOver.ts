import { holdsSomething, rowsOver } from '../../../schema/rowsOver'
import { type Plan, plannedRows } from '../../plan/plan'
import { toPlanRows } from '../../plan/planRows'

/** How much of a plan goes to the past weeks with the next one, and how much stays. */
export interface WeekOver {
  /** Rows that are over, empty ones included. */
  readonly rows: number
  /** Those of them that hold something. */
  readonly going: number
  /** Those that hold something and are not over. */
  readonly staying: number
}

/** What the next week does to a plan (docs/product.md PLAN-88). */
export function weekOver(plan: Plan, today: string): WeekOver {
  const rows = toPlanRows(plan)
  const over = rowsOver(rows, today)
  const going = over.filter(holdsSomething).length
  return { rows: over.length, going, staying: rows.filter(holdsSomething).length - going }
}

/** Whether the days of a plan that has some are over. */
export function areDaysOver(plan: Plan, today: string): boolean {
  const days = plannedRows(plan).flatMap(({ entry: { date } }) => date ?? [])
  return days.length > 0 && days.every((day) => day < today)
}
