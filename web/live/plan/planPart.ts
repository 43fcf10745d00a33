import { type Guard, isNumber, nullOr, orMissing, shape } from '../../session/guards'
import { isCurrentPlan } from '../../plan/guards.generated'
import { isEntry, type Plan } from '../../plan/plan'
import type { CurrentPlanFragment } from '../../plan/operations.generated'
import type { PlanEdit, Verdict } from '../../plan/PlanHome'
import type { Part, PartRules } from '../replica/Part'
import { baseOf, shownOf, verdictOf } from './livePlan'
import { isAct } from './rowGuards'

/** The household's current plan as the pages show it. */
export interface PlanView {
  plan: Plan
  verdict: Verdict
  /** The time of what was done last. */
  latest: number
}

/** The current plan as the server says it; of which save it is, its answer to operations leaves out. */
export type SentPlan = CurrentPlanFragment & { savedVersion?: number | null }

const isSaved = shape<Pick<SentPlan, 'savedVersion'>>({ savedVersion: orMissing(nullOr(isNumber)) })
const isEdit: Guard<PlanEdit> = shape<PlanEdit>({ act: isAct, entry: nullOr(isEntry) })

/** The household's current plan; its operations happen in the order in which they arrive (docs/product.md PLAN-37). */
export const planPart: PartRules<SentPlan, PlanEdit, PlanView> = {
  name: 'plan',
  isTold: (value): value is SentPlan => isCurrentPlan(value) && isSaved(value),
  isAct: isEdit,
  nothing: { version: 0, rows: [], unsuitable: [] },
  viewOf: (told, operations) => {
    const live = { base: baseOf(told), pending: operations.map(({ act }) => act) }
    return { plan: shownOf(live), verdict: verdictOf(live), latest: Math.max(0, ...operations.map(({ at }) => at)) }
  },
}

/** The same on the device of a person. */
export type PlanPart = Part<SentPlan, PlanEdit, PlanView>
