import { isGap, type Plan, plannedRows } from '../../plan/plan'

/** How much of a plan goes to the past weeks with the next one, and how much stays. */
export interface WeekOver {
  /** Rows that are over, empty ones included. */
  readonly rows: number
  /** Those of them that hold something. */
  readonly going: number
  /** Those that hold something and are not over. */
  readonly staying: number
}

/** What the next week does to a plan, by the server's rule: what is left over of a row that stays keeps that row. */
export function weekOver(plan: Plan, today: string): WeekOver {
  const rows = plannedRows(plan).map(({ entry }) => entry)
  const isToCome = ({ date }: { date?: string }) => date !== undefined && date >= today
  const awaited = new Set(rows.filter(isToCome).flatMap(({ other }) => other?.leftoversOf ?? []))
  const over = rows.filter((row) => !isToCome(row) && !awaited.has(row.id) && !awaited.has(row.variantOf ?? ''))
  const going = over.filter((row) => !isGap(row)).length
  return { rows: over.length, going, staying: rows.filter((row) => !isGap(row)).length - going }
}

/** Whether the days of a plan that has some are over. */
export function areDaysOver(plan: Plan, today: string): boolean {
  const days = plannedRows(plan).flatMap(({ entry: { date } }) => date ?? [])
  return days.length > 0 && days.every((day) => day < today)
}
