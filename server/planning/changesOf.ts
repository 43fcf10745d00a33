import type { PlanRows } from '../../schema/planOperations'
import type { TableMenu } from '../menu/tableMenu'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { PlanView, ProblemView } from './views'

/** Rows, and the copies of them, in the same order, that came into a plan in line with the present settings. */
interface Copied {
  readonly was: PlanRows
  readonly rows: PlanRows
}

/** What did not suit of rows that were copied into a plan, with the rows as they are there now. */
export function changesOf({ was, rows }: Copied, now: PlanView, table: TableMenu): ProblemView[] {
  const before = shapeCurrentPlan({ version: 0, content: { rows: was } }, table)
  return before.problems.flatMap((problem) => {
    const id = rows[before.rows.indexOf(problem.row)]?.id
    const row = now.rows.find((one) => one.id === id)
    return row ? [{ ...problem, row }] : []
  })
}
