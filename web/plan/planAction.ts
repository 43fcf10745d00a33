import type { ServedRole } from '../../schema/servedWith'
import type { Dish } from './dish'
import type { Eating } from './eaterEdits'
import type { Category, Entry, Look, Plan } from './plan'
import type { CheckedPlan, SavedPlan } from './planAnswer'
import type { Proposal } from './planEdits'
import type { HomePlan } from './PlanHome'
import type { Portions } from './plannerState'
import type { Other } from './otherContent'
import type { Opening } from './undoSteps'

/** What can happen to the plan (docs/product.md PLAN-9 to PLAN-14). */
export type PlanAction =
  | ({ type: 'setCount'; category: Category } & Counting)
  /** The same number of meals in every category. */
  | ({ type: 'setEveryCount' } & Counting)
  | { type: 'removeRow'; id: string }
  | { type: 'setBlanketServes'; category: Category; serves: number }
  | { type: 'setServes'; id: string; serves: number }
  | { type: 'setLock'; id: string; isLocked: boolean }
  /** What a row holds comes again in each next week, or no longer. */
  | { type: 'setWeekly'; id: string; isWeekly: boolean }
  | { type: 'setDays'; days: ReadonlyMap<string, string | null> }
  | { type: 'setEaters'; id: string; eating: Eating }
  /** The serves of a row follow the portions again, which make that many. */
  | { type: 'followPortions'; id: string; serves: number }
  /** A meal is cooked in several versions, which take the place of its row; new rows get ids that follow `seed`. */
  | { type: 'setVersions'; id: string; versions: readonly Entry[]; seed: string }
  /** The versions of the meal of a row become one row. */
  | { type: 'joinVersions'; id: string; eating: Eating }
  | { type: 'pickMeal'; id: string; meal: Entry }
  /** Something is served with the meal of a row, or nothing with null. */
  | { type: 'serve'; id: string; role: ServedRole; dish: Dish | null }
  /** Something in place of a meal, or nothing with null. */
  | { type: 'setOther'; id: string; other: Other | null; look?: Look }
  | { type: 'randomize'; proposal: Proposal }
  /** The meal of a row is eaten in every other row of its category as well. */
  | { type: 'repeatMeal'; id: string }
  /** A stored plan comes onto the page as it is under the present settings. */
  | { type: 'load'; saved: SavedPlan; checked: CheckedPlan }
  /** Another plan has taken the place of the household's. */
  | ({ type: 'opened' } & Opening)
  /** The household's plan comes to a tab that has none. */
  | ({ type: 'arrive' } & Arrival)
  /** The household's plan as it is now: with what others did to it, and whether it suits. */
  | { type: 'follow'; home: Omit<HomePlan, 'told'> }
  /** The plan on the page under the present settings. */
  | { type: 'checked'; checked: CheckedPlan }
  /** The person has read the report. */
  | { type: 'closeReport' }
  /** Back to the plan before the report. */
  | { type: 'undoReport' }
  /** The plan was stored as this version; what is on the page stays. */
  | { type: 'saved'; saved: SavedPlan }
  /** The plan under new settings. What went before may not suit any more, so it is checked when it is brought back. */
  | { type: 'scrub'; checked: CheckedPlan }
  /** The plan could not be checked under the present settings. */
  | { type: 'unchecked' }
  /** Whom the plan has to suit may have changed, so its check is due. */
  | { type: 'forgetCheck' }
  /** The person has read what others took away. */
  | { type: 'closeTaken' }
  /** A plan as it was, or would be without what others did, is there again. */
  | { type: 'bringBack'; plan: Plan }
  | { type: 'clear' }
  /** One step back, or back to the plan `to` if that is among the steps kept. */
  | { type: 'undo'; to?: Plan }

/** A number of meals. */
export interface Counting {
  count: number
  /** What the portions make in a household of several. */
  portions?: Portions | null
  /** A UUID, which the ids of rows that are added follow. */
  seed: string
}

/** The household's plan for a tab that has none, as it is under the present settings. */
export interface Arrival {
  /** What was saved last; null if nothing was. */
  saved: SavedPlan | null
  /** The plan as it is without the check. */
  plan: Plan
  checked: CheckedPlan
  /** The household whose plan it is; null while that is not known. */
  householdId: string | null
  /** Version of the saved plan that takes the place of a current one on which no one has worked; null for none. */
  begins: number | null
}
