import type { PlanRows } from '../../schema/planOperations'
import { encodeMealEntryId } from '../catalogue/mealEntryId'
import type { TableMenu } from '../menu/tableMenu'
import type { PlanModel } from './PlanModel'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import { withNewIds } from './storedPlan'

/**
 * A copy of a plan's rows in which everything suits those who eat it: with other swaps where some do, and else without the
 * meal (docs/product.md SET-12, SET-13).
 */
export function inLine(plan: Pick<PlanModel, 'version' | 'content'>, table: TableMenu): { rows: PlanRows } {
  const { rows, problems } = shapeCurrentPlan(plan, table)
  const adapted = new Map(
    problems.map(({ row, replacement }) => [
      row.id,
      replacement ? encodeMealEntryId(replacement.meal.id, replacement.swaps) : '',
    ]),
  )
  return {
    rows: withNewIds(
      rows.map(({ id, stored: { leftoversOf, frozen, ...stored } }) =>
        adapted.has(id)
          ? { ...stored, uniqueId: adapted.get(id) ?? '' }
          : { ...stored, ...(leftoversOf && { leftoversOf }), ...(frozen && { frozen }) },
      ),
    ),
  }
}
