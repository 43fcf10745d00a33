import type { PlanRows } from '../../schema/planOperations'
import type { TableMenu } from '../menu/tableMenu'
import type { PlanModel } from './PlanModel'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import { withNewIds } from './storedPlan'
import { withProblemsSolved } from './withProblemsSolved'

/**
 * A copy of a plan's rows in which everything suits those who eat it: with other swaps where some do, and else without it
 * (docs/product.md SET-12, SET-13).
 */
export function inLine(plan: Pick<PlanModel, 'version' | 'content'>, table: TableMenu): { rows: PlanRows } {
  const { rows, problems } = shapeCurrentPlan(plan, table)
  return { rows: withNewIds(rows.map(({ stored }) => withProblemsSolved(stored, problems))) }
}
