import { LIMITS } from '../../schema/limits'
import {
  CATEGORIES,
  type Category,
  commonServes,
  emptyEntry,
  emptyPlan,
  type Entry,
  hasMeals,
  hasNoRows,
  type Plan,
  planKey,
} from './plan'
import type { CheckedPlan } from './planAnswer'

/** The blanket serves of each category, which new rows get; null while no one has set them. */
export type BlanketServes = Readonly<Record<Category, number | null>>

/** How many serves the portions of those who eat a category make, by category. */
export type Portions = Readonly<Record<Category, number>>

/**
 * Whether every meal of the plan suits the person's settings, as far as the page knows. The check of a plan that comes
 * from the device is `due`; a plan that could not be checked is `unchecked`; `no` is one that was brought back although
 * it failed the check.
 */
export type Suits = 'yes' | 'no' | 'due' | 'unchecked'

/** What the check of a plan that came onto the page changed in it, until the person closes it. */
export type PlanReport = Omit<CheckedPlan, 'asked' | 'plan'>

/** What an undo brings back. */
export interface Step {
  plan: Plan
  blanket: BlanketServes
  suits: Suits
  /** Names the report that was shown with it; null without one. */
  reportAt: number | null
  /** The plan as it was then, where others have changed it since; `plan` has their changes. */
  origin?: Plan
}

/** What others took away from a plan: all of its rows, as clearing it does, or by putting another plan in its place. */
export interface Taken {
  readonly kind: 'cleared' | 'replaced'
  /** The plan as it was. */
  readonly plan: Plan
  /** Who did it, by name; empty where they have none. */
  readonly by: string
}

/** The planner's shared state. */
export interface PlannerState extends Omit<Step, 'reportAt' | 'origin'> {
  /** Earlier steps, the latest last. */
  past: readonly Step[]
  /** Ids of the rows that the last proposal replaced; any other edit forgets them. */
  changed: readonly string[]
  /** Version of the saved plan that this one is based on; 0 while none was loaded or saved. */
  version: number
  /** `planKey` of the plan as it was last loaded or saved. */
  savedKey: string
  /** When the plan was last checked under the settings, in milliseconds since 1970; null if never. */
  checkedAt: number | null
  report: PlanReport | null
  /** What others took away, until something is done here, it is back, or the person has read it. */
  taken: Taken | null
  /** The household whose plan it is, and whose plans its steps are; null while that is not known. */
  householdId: string | null
}

/** The state before anything happened. */
export function initialState(): PlannerState {
  const plan = emptyPlan()
  return {
    plan,
    blanket: { breakfast: null, lunch: null, dinner: null },
    past: [],
    changed: [],
    version: 0,
    savedKey: planKey(plan),
    suits: 'yes',
    checkedAt: null,
    report: null,
    taken: null,
    householdId: null,
  }
}

/** Whether nothing was planned in this tab yet. */
export function isUntouched({ plan, past, version }: PlannerState): boolean {
  return hasNoRows(plan) && past.length === 0 && version === 0
}

/** What is known of a plan whose check is due when it is looked at. */
export function dueFor({ plan }: Pick<Step, 'plan'>): Suits {
  return hasMeals(plan) ? 'due' : 'yes'
}

/**
 * The blanket serves after a plan has come: those that all rows of a category have. Where all follow the portions, no one
 * has set them.
 */
export function blanketOf(plan: Plan, present: BlanketServes): BlanketServes {
  const serves = CATEGORIES.map((category) => {
    const { mealList } = plan[category]
    const follow = mealList.length > 0 && mealList.every(({ followsPortions }) => followsPortions)
    return [category, follow ? null : (commonServes(plan[category]) ?? present[category])]
  })
  return Object.fromEntries(serves) as Record<Category, number | null>
}

/**
 * A row that is added to a category: with its blanket serves. While no one has set those, they are what the portions make,
 * and the row follows them; with `portions` null, where nothing is known of them, they are 1 (docs/product.md PLAN-9, PLAN-52).
 */
export function freshEntry(category: Category, blanket: BlanketServes, portions: Portions | null): Entry {
  const serves = blanket[category]
  if (serves !== null || portions === null) return emptyEntry(serves ?? LIMITS.defaultServes)
  return { ...emptyEntry(portions[category]), followsPortions: true }
}
