import { differing, type RowChange } from '../../../schema/planChanges'
import type { PlanRow } from '../../../schema/planOperations'
import { encodeMealEntryId } from '../../catalogue/mealEntryId'
import type { PlanChangeKind } from '../../generated/schemaTypes'
import type { TableMenu } from '../../menu/tableMenu'
import type { PlanModel } from '../PlanModel'
import { shapeCurrentPlan } from '../shapeCurrentPlan'

/** What operations did to a plan. What a page removes because it does not suit follows from settings, and is no one's. */
export function kindOf(
  changes: readonly RowChange[],
  before: Pick<PlanModel, 'version' | 'content'>,
  table: TableMenu,
): PlanChangeKind {
  const { rows } = before.content
  if (rows.length > 1 && rows.length === changes.length && changes.every(({ after }) => !after)) return 'CLEARED'
  return changes.every(mayFollow) && follows(changes, before, table) ? 'SUITED' : 'EDITED'
}

/** Whether only what a row holds was changed, to nothing or to another version of something. */
const mayFollow = ({ before, after }: RowChange): boolean =>
  before !== null && after !== null && differing(before, after).join() === 'content' && before.uniqueId !== ''

/** Whether each row has become what the settings of those who eat it make of it. */
function follows(
  changes: readonly RowChange[],
  before: Pick<PlanModel, 'version' | 'content'>,
  table: TableMenu,
): boolean {
  const suited = new Map(
    shapeCurrentPlan(before, table).problems.map(({ row, replacement }) => [
      row.id,
      replacement ? encodeMealEntryId(replacement.meal.id, replacement.swaps) : '',
    ]),
  )
  return changes.every(({ after }) => after !== null && isEmptyOr(after, suited.get(after.id)))
}

const isEmptyOr = ({ uniqueId, text, leftoversOf, frozen }: PlanRow, expected: string | undefined): boolean =>
  uniqueId === expected && !text && !leftoversOf && !frozen
