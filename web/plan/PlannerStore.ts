import type { Plan } from './plan'
import type { HomePlan, PlanHome } from './PlanHome'
import type { Arrival, PlanAction } from './planAction'
import { planReducer } from './planReducer'
import { editsBetween, withKnownMains } from './planRows'
import type { PlannerState } from './plannerState'
import { idsAfter } from './rowIds'

/**
 * The planner of a page over the plan that all pages of a person share: what is done here is in that plan at once, and what
 * others do comes here. What belongs to the page alone are its undo steps and what it knows of saves and checks.
 */
export class PlannerStore {
  #state: PlannerState
  #isOpen: boolean
  #seen: HomePlan | null = null
  #told: object | null
  #edits = 0
  readonly #listeners = new Set<() => void>()

  /** @param isOpen Whether it shows the plan of `home`; otherwise nothing until `open`, an arrival or an edit. */
  constructor(
    private readonly home: PlanHome,
    state: PlannerState,
    isOpen: boolean,
  ) {
    this.#state = state
    this.#isOpen = isOpen
    this.#told = home.latest().told
    this.#follow()
  }

  readonly state = (): PlannerState => this.#state

  readonly isOpen = (): boolean => this.#isOpen

  /** How often the plan was changed on this page; what others do is not counted. */
  readonly edits = (): number => this.#edits

  readonly latestPlan = (): Plan => this.#state.plan

  /** @returns unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const unfollow = this.home.subscribe(this.#follow)
    this.#listeners.add(listener)
    // What has changed since it was made.
    this.#follow()
    return () => {
      unfollow()
      this.#listeners.delete(listener)
    }
  }

  /** Shows the plan of the household from now on. */
  readonly open = (): void => {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#follow()
  }

  readonly dispatch = (action: PlanAction): void => {
    const before = this.#state
    const next = planReducer(before, action)
    if (next === before) return
    this.#state = next
    if (next.plan !== before.plan) this.#edits += 1
    if (action.type === 'arrive' || next.plan !== before.plan) {
      this.#isOpen = true
      if (action.type === 'arrive') this.#begin(action)
      this.#edit(action.type === 'arrive' ? action.plan : before.plan, next.plan)
      this.#seen = null
      this.#follow()
    }
    this.#notify()
  }

  /** The ids of the operations follow those of the rows, so that they are the same on every page (docs/product.md PLAN-55). */
  #begin({ plan, begins }: Arrival): void {
    if (begins !== null) this.#edit(this.home.latest().plan, plan, idsAfter(plan, begins))
  }

  #edit(before: Plan, after: Plan, newId?: () => string): void {
    const edits = editsBetween(before, after)
    if (edits.length > 0) this.home.edit(edits, newId)
  }

  readonly #follow = (): void => {
    if (!this.#isOpen) return
    const latest = this.home.latest()
    if (latest === this.#seen) return
    this.#seen = latest
    const { plan, verdict, savedVersion, changedBy, householdId, told } = latest
    const { householdId: shown } = this.#state
    const isAnother = shown !== null && householdId !== null && shown !== householdId
    // Before the server has said anything of this household's plan, the page has what was done here.
    if (verdict === null && !isAnother) return
    // Only what the server has just sent is its word that a plan suits.
    const isNews = told !== this.#told
    this.#told = told
    const home = {
      plan: withKnownMains(plan, this.#state.plan),
      verdict: verdict === 'suits' && !isNews ? 'unknown' : verdict,
      savedVersion,
      changedBy,
      householdId,
    } as const
    const next = planReducer(this.#state, { type: 'follow', home })
    if (next === this.#state) return
    this.#state = next
    this.#notify()
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
