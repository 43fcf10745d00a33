import { flushSync } from 'react-dom'
import type { Plan } from '../../plan/plan'
import type { RowChange } from '../../plan/planAnswer'
import { usePlan } from '../../plan/PlannerContext'
import { tokenOwner } from '../../session/tokenOwner'
import type { ReplacedPlanFragment } from '../operations.generated'
import { replicaOf } from '../replica/Replica'
import { sendEdits } from '../sendEdits'
import { planPart } from './planPart'
import { toSentPlan } from './sentPlan'

/** What became of a replacement. */
export type Replacement =
  /** What was done on this device has not reached the server, so nothing was asked. */
  | 'notShared'
  /** The server refused it, or did not answer; the plan is as it was. */
  | { errors: ReplacedPlanFragment['errors'] }
  /** The plan that was replaced. */
  | { before: Plan }

/**
 * Has the server put another plan in the place of the household's current one, after it got what was done here. The planner
 * then says what did not suit, and one Undo brings the plan before back.
 *
 * @returns a function that takes the call.
 */
export function useReplacePlan(): (ask: () => Promise<ReplacedPlanFragment>) => Promise<Replacement> {
  const { latestPlan, dispatch } = usePlan()
  return async (ask) => {
    if (!(await sendEdits())) return 'notShared'
    const before = latestPlan()
    const { ok, plan, changes, errors } = await ask().catch(() => ({ ok: false, plan: null, changes: [], errors: [] }))
    if (!ok || !plan) return { errors }
    replicaOf(tokenOwner()).part(planPart).hear(toSentPlan(plan))
    flushSync(() => dispatch({ type: 'opened', before, changes: changes.map(toRowChange), at: Date.now() }))
    return { before }
  }
}

/** What of the plan did not suit, as the planner reports it. */
const toRowChange = ({ row, version, reasons, replacement }: ReplacedPlanFragment['changes'][number]): RowChange => ({
  rowId: row.id,
  category: row.category,
  row: row.position,
  mealName: version?.name ?? '',
  change: replacement ? 'ADAPTED' : 'REMOVED',
  reasons: [...reasons],
})
