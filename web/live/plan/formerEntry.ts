import type { CurrentPlanFragment } from '../../plan/operations.generated'

/*
 * How the release before this one kept the plan: its meals had no plates, its rows no locks. The release after this one does without this file.
 */

interface FormerPlan {
  rows: { entry?: unknown }[]
}

const hasRows = (value: unknown): value is FormerPlan =>
  Array.isArray((value as { rows?: unknown } | null)?.rows) &&
  (value as FormerPlan).rows.every((row) => typeof row === 'object')

/** The plan as this release has it; anything else as it is. */
export function renewPlan(value: unknown): unknown {
  if (!hasRows(value)) return value
  const added: Pick<CurrentPlanFragment['rows'][number]['entry'], 'plate'> = { plate: '' }
  return {
    ...value,
    rows: value.rows.map((row) => ({ isLocked: false, ...row, entry: { ...added, ...(row.entry as object) } })),
  }
}
