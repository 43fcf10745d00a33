import type { Plan } from '../plan'
import type { SavedPlan } from '../plannerState'
import type { Verdict } from './livePlan'
import type { ShownPlan } from './shownPlan'

/**
 * The current plan for a page that shows an older one. The page takes it if it still shows `before`; otherwise it was edited
 * meanwhile, and gets another offer with that edit in it. The offer that a page took last tells which rows its entries are.
 */
export interface PlanOffer {
  before: Plan
  after: ShownPlan
  /** Does what the offer brings to a plan that an undo would bring back. */
  rebase: (plan: Plan) => Plan
  verdict: Verdict
  /** What was saved, which the page shows in the place of a current plan that no one has worked on. */
  begins?: SavedPlan
}
