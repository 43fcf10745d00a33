import { type Guard, nullOr, shape } from '../../session/guards'
import { isEntry, type Plan } from '../../plan/plan'
import type { PlanEdit, Verdict } from '../../plan/PlanHome'
import type { Part, PartRules } from '../replica/Part'
import { baseOf, shownOf, verdictOf } from './livePlan'
import { isAct } from './rowGuards'
import { isSentPlan, renewSentPlan, type SentPlan } from './sentPlan'

/** The household's current plan as the pages show it. */
export interface PlanView {
  plan: Plan
  verdict: Verdict
  /** The time of what was done last. */
  latest: number
}

const isEdit: Guard<PlanEdit> = shape<PlanEdit>({ act: isAct, entry: nullOr(isEntry) })

/** The household's current plan; its operations happen in the order in which they arrive (docs/product.md PLAN-37). */
export const planPart: PartRules<SentPlan, PlanEdit, PlanView> = {
  name: 'plan',
  isTold: isSentPlan,
  isAct: isEdit,
  renewTold: renewSentPlan,
  nothing: { version: 0, rows: [], unsuitable: [] },
  viewOf: (told, operations) => {
    const live = { base: baseOf(told), pending: operations.map(({ act }) => act) }
    return { plan: shownOf(live), verdict: verdictOf(live), latest: Math.max(0, ...operations.map(({ at }) => at)) }
  },
}

/** The same on the device of a person. */
export type PlanPart = Part<SentPlan, PlanEdit, PlanView>
