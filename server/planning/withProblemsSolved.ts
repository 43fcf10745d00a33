import { leanRow, type PlanRow } from '../../schema/planOperations'
import { encodeMealEntryId } from '../catalogue/mealEntryId'
import type { ProblemView } from './views'

/**
 * A row in which what does not suit has the swaps with which it does, or is gone (docs/product.md SET-12, SET-13, PLAN-98): a
 * meal with all that is served with it, what is served alone, and what was cooked earlier.
 */
export const withProblemsSolved = (row: PlanRow, problems: readonly ProblemView[]): PlanRow =>
  problems.filter((problem) => problem.row.id === row.id).reduce(solved, row)

function solved(row: PlanRow, { role, replacement }: ProblemView): PlanRow {
  const id = replacement ? encodeMealEntryId(replacement.meal.id, replacement.swaps) : ''
  if (role === 'MAIN') return leanRow({ ...row, uniqueId: id, leftoversOf: undefined, frozen: undefined })
  return leanRow({ ...row, [role === 'SIDE' ? 'side' : 'dessert']: id })
}
