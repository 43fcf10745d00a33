import type { Category, Plan } from '../../../web/plan/plan'
import { initialState, type PlannerState } from '../../../web/plan/plannerState'
import { planReducer, type PlanAction } from '../../../web/plan/planReducer'

/** The state after these actions. */
export const run = (state: PlannerState, ...actions: PlanAction[]) => actions.reduce(planReducer, state)

/** A fresh state with this plan. */
export const withPlan = (plan: Plan): PlannerState => ({ ...initialState(), plan })

export const serves = (state: PlannerState, category: Category) =>
  state.plan[category].mealList.map(({ numServes }) => numServes)

export const names = (state: PlannerState, category: Category) => state.plan[category].mealList.map(({ name }) => name)
