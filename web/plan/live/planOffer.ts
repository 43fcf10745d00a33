import type { Plan } from '../plan'
import type { SavedPlan } from '../planAnswer'
import type { Verdict } from './livePlan'

/**
 * The current plan for a page that shows an older one. The page takes it if it still shows `before`; otherwise it was edited
 * meanwhile, and gets another offer with that edit in it.
 */
export interface PlanOffer {
  before: Plan
  after: Plan
  verdict: Verdict
  /** It is of another household than `before`, and so are the steps that an undo would take back. */
  isAnotherHousehold?: boolean
  /** What was saved, which the page shows in the place of a current plan that no one has worked on. */
  begins?: SavedPlan
}
