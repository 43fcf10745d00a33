import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { hasNoRows, type Plan, type PlannedMeal, planKey } from './plan'
import { combinedEntries } from './combinedEntries'
import { initialState, isUntouched, type PlannerState } from './plannerState'
import type { PlanAction } from './planAction'
import type { PlanHome } from './PlanHome'
import { PlannerStore } from './PlannerStore'
import { onForgottenCheck, readPlanner, storePlanner } from './plannerStorage'
import { canUndoReport, showsSame } from './undoSteps'

/** What the modes share. */
export interface Planner extends Pick<
  PlannerState,
  'plan' | 'blanket' | 'changed' | 'version' | 'suits' | 'checkedAt' | 'report' | 'taken' | 'householdId'
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
  /** How often the plan was changed on this page; what others do is not counted. */
  edits: number
  /** The plan at the time of the call, for work that began earlier; the function itself never changes. */
  latestPlan: () => Plan
  /** Changes the plan; the function itself never changes. */
  dispatch: Dispatch<PlanAction>
  /**
   * Goes one step back, or back to the plan `to`; the function itself never changes.
   * @returns false when that changes nothing any more, as after what others did since.
   */
  undo: (to?: Plan) => boolean
  /** Shows the plan of the household, in a tab that has shown none yet; the function itself never changes. */
  open: () => void
  /** Whether that plan is shown. */
  isOpen: () => boolean
}

const Context = createContext<Planner | null>(null)

/** Props of `PlannerProvider`. */
export interface PlannerProviderProps {
  home: PlanHome
  /** Whether its plan is shown at once; by default in a tab where something was planned. */
  isOpen?: true
  children: ReactNode
}

/** Holds the plan for all four modes; what was not saved survives a reload of the page. */
export function PlannerProvider({ home, isOpen: opensAtOnce, children }: PlannerProviderProps) {
  const [store] = useState(() => openPlanner(home, opensAtOnce))
  const [state, setState] = useState(store.state)
  useLayoutEffect(() => {
    const show = () => setState(store.state())
    const unsubscribe = store.subscribe(show)
    show()
    return unsubscribe
  }, [store])
  const { latestPlan, dispatch, open, isOpen } = store
  useEffect(() => storePlanner(state), [state])
  useEffect(() => onForgottenCheck(() => dispatch({ type: 'forgetCheck' })), [dispatch])
  const undo = useCallback(
    (to?: Plan) => {
      const before = store.state()
      flushSync(() => store.dispatch({ type: 'undo', to }))
      return !showsSame(before, store.state())
    },
    [store],
  )
  const planner = useMemo(
    () => ({
      ...state,
      entries: combinedEntries(state.plan),
      isEmpty: hasNoRows(state.plan),
      isUntouched: isUntouched(state),
      isUnsaved: planKey(state.plan) !== state.savedKey,
      canUndo: state.past.length > 0,
      canUndoReport: canUndoReport(state),
      edits: store.edits(),
      latestPlan,
      dispatch,
      undo,
      open,
      isOpen,
    }),
    [store, state, latestPlan, dispatch, undo, open, isOpen],
  )
  return <Context value={planner}>{children}</Context>
}

/** In a tab where something was planned before a reload it shows the plan at once, if the device has it. */
function openPlanner(home: PlanHome, isOpen = false): PlannerStore {
  const { plan, verdict } = home.latest()
  const kept = verdict === null ? null : readPlanner(plan)
  return new PlannerStore(home, kept ?? initialState(), isOpen || kept !== null)
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
