import type { Category, Plan } from '../../../web/plan/plan'
import { initialState, type PlannerState } from '../../../web/plan/plannerState'
import { planReducer } from '../../../web/plan/planReducer'
import { actionAt, type PlacedEdit } from '../../support/placedEdits'

/** The state after these edits. */
export const run = (state: PlannerState, ...edits: PlacedEdit[]) =>
  edits.reduce((next, edit) => planReducer(next, actionAt(next.plan, edit)), state)

/** A fresh state with this plan. */
export const withPlan = (plan: Plan): PlannerState => ({ ...initialState(), plan })

export const serves = (state: PlannerState, category: Category) =>
  state.plan[category].mealList.map(({ numServes }) => numServes)

export const names = (state: PlannerState, category: Category) => state.plan[category].mealList.map(({ name }) => name)
