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
import { combinedEntries, hasNoRows, type Plan, type PlannedMeal, planKey } from './plan'
import { isUntouched, type PlannerState } from './plannerState'
import { canUndoReport, type PlanAction, planReducer } from './planReducer'
import { onForgottenCheck, readPlanner, storePlanner } from './plannerStorage'

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
}

const Context = createContext<Planner | null>(null)

/** Holds the plan for all four modes; what was not saved survives a reload of the page. */
export function PlannerProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(planReducer, undefined, readPlanner)
  useEffect(() => storePlanner(state), [state])
  useEffect(() => onForgottenCheck(() => dispatch({ type: 'forgetCheck' })), [])
  const { plan } = state
  const latest = useRef(plan)
  useLayoutEffect(() => {
    latest.current = plan
  }, [plan])
  const latestPlan = useCallback(() => latest.current, [])
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
    }),
    [state, latestPlan],
  )
  return <Context value={planner}>{children}</Context>
}

/**
 * The plan and how to change it.
 *
 *     const { plan, entries, isEmpty, dispatch } = usePlan()
 *     dispatch({ type: 'setServes', category: 'dinner', row: 0, serves: 4 })
 */
export function usePlan(): Planner {
  const planner = useContext(Context)
  if (planner === null) throw new Error('usePlan needs a PlannerProvider around it')
  return planner
}
