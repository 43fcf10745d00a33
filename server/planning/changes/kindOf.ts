import { differing, type RowChange, type RowPart } from '../../../schema/planChanges'
import type { PlanRow } from '../../../schema/planOperations'
import { joinEntryId } from '../../../schema/servedWith'
import type { PlanChangeKind } from '../../generated/schemaTypes'
import type { TableMenu } from '../../menu/tableMenu'
import type { PlanModel } from '../PlanModel'
import { shapeCurrentPlan } from '../shapeCurrentPlan'
import { withProblemsSolved } from '../withProblemsSolved'

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
  before !== null && after !== null && before.uniqueId !== '' && differing(before, after).every(isEaten)

const isEaten = (part: RowPart): boolean => part === 'content' || part === 'side' || part === 'dessert'

/** Whether each row has become what the settings of those who eat it make of it. */
function follows(
  changes: readonly RowChange[],
  before: Pick<PlanModel, 'version' | 'content'>,
  table: TableMenu,
): boolean {
  const { problems } = shapeCurrentPlan(before, table)
  const suited = new Map(
    problems.map(({ row: { id, stored } }) => [id, joinEntryId(withProblemsSolved(stored, problems))]),
  )
  return changes.every(({ after }) => after !== null && isEmptyOr(after, suited.get(after.id)))
}

const isEmptyOr = ({ text, leftoversOf, frozen, ...row }: PlanRow, expected: string | undefined): boolean =>
  joinEntryId(row) === expected && !text && !leftoversOf && !frozen
