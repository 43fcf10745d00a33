import type { PlanAct } from '../../schema/planOperations'
import type { Entry, Plan } from './plan'

/** What is known of whether a plan suits: the server's word, and nothing where it does not know all of it yet. */
export type Verdict = 'suits' | 'doesNotSuit' | 'unknown'

/** The household's current plan as a device has it. */
export interface HomePlan {
  /** What the server said last, with what was done here since. */
  readonly plan: Plan
  /** null before the server has said anything: then the plan has only what was done here. */
  readonly verdict: Verdict | null
  /** Version of the saved plan while that has what this one has; null otherwise. */
  readonly savedVersion: number | null
  /** Who else changed it last, by name; null for the person, and where it is not known. */
  readonly changedBy: string | null
  /** The household whose plan it is; null while that is not known. */
  readonly householdId: string | null
  /** What the server said last; another object whenever it says something. */
  readonly told: object | null
}

/** Something that was done to the plan. */
export interface PlanEdit {
  readonly act: PlanAct
  /** The row as it is shown after it, with what its portions make; null where the row is gone. */
  readonly entry: Entry | null
}

/** Where the plan of a page is: all pages of a person and all tabs show the same one (docs/product.md PLAN-44). */
export interface PlanHome {
  /** The same object until something of it changes. */
  latest: () => HomePlan
  /** Does something: it is in `latest` at once, and on its way to the household. */
  edit: (edits: readonly PlanEdit[], newId?: () => string) => void
  /** Calls `listener` after each change. @returns unsubscribe. */
  subscribe: (listener: () => void) => () => void
}
