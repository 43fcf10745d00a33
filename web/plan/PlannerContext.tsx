import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  type Dispatch,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { combinedEntries, hasNoRows, type Plan, type PlannedMeal, planKey } from './plan'
import { initialState, isUntouched, type PlannerState } from './plannerState'
import { type PlanAction, planReducer } from './planReducer'
import { onForgottenCheck, readPlanner, storePlanner } from './plannerStorage'
import { canUndoReport, showsSame } from './undoSteps'

/** What the modes share. */
export interface Planner extends Pick<
  PlannerState,
  'plan' | 'blanket' | 'changed' | 'version' | 'suits' | 'checkedAt' | 'report' | 'taken'
> {
  /** Every meal of the plan, sorted by name; empty rows left out. */
  entries: PlannedMeal[]
  /** Whether no category has a row. */
  isEmpty: boolean
  /** Whether nothing was planned in this tab yet. */
  isUntouched: boolean
  /** Whether the plan differs from the one that was last loaded or saved. */
  isUnsaved: boolean
  canUndo: boolean
  /** Whether the plan before the report can be brought back. */
  canUndoReport: boolean
  /** The plan at the time of the call, for work that began earlier; the function itself never changes. */
  latestPlan: () => Plan
  /** Changes the plan; the function itself never changes. */
  dispatch: Dispatch<PlanAction>
  /**
   * Goes one step back, or back to the plan `to`; the function itself never changes.
   * @returns false when that changes nothing any more, as after what others did since.
   */
  undo: (to?: Plan) => boolean
}

const Context = createContext<Planner | null>(null)

/**
 * Holds the plan for all four modes; what was not saved survives a reload of the page.
 * @param begins the plan to begin with, by default what this tab keeps.
 */
export function PlannerProvider({ begins, children }: { begins?: Plan; children: ReactNode }) {
  const [state, dispatch] = useReducer(planReducer, begins, (plan) =>
    plan ? { ...initialState(), plan } : readPlanner(),
  )
  useEffect(() => storePlanner(state), [state])
  useEffect(() => onForgottenCheck(() => dispatch({ type: 'forgetCheck' })), [])
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])
  const latestPlan = useCallback(() => latest.current.plan, [])
  const undo = useCallback((to?: Plan) => {
    const before = latest.current
    flushSync(() => dispatch({ type: 'undo', to }))
    return !showsSame(before, latest.current)
  }, [])
  const planner = useMemo(
    () => ({
      ...state,
      entries: combinedEntries(state.plan),
      isEmpty: hasNoRows(state.plan),
      isUntouched: isUntouched(state),
      isUnsaved: planKey(state.plan) !== state.savedKey,
      canUndo: state.past.length > 0,
      canUndoReport: canUndoReport(state),
      latestPlan,
      dispatch,
      undo,
    }),
    [state, latestPlan, undo],
  )
  return <Context value={planner}>{children}</Context>
}

/**
 * The plan and how to change it.
 *
 *     const { plan, entries, isEmpty, dispatch } = usePlan()
 *     dispatch({ type: 'setServes', id: plan.dinner.mealList[0].id, serves: 4 })
 */
export function usePlan(): Planner {
  const planner = useContext(Context)
  if (planner === null) throw new Error('usePlan needs a PlannerProvider around it')
  return planner
}
