import type { Arrival, Counting, PlanAction } from './planAction'
import { withChecked } from './checkedRows'
import { withEaters, withJoinedVersions, withPortions, withVersions } from './eaterEdits'
import { CATEGORIES, type Category, emptyPlan, hasMeals, type Plan, planKey, plannedRows } from './plan'
import type { CheckedPlan, SavedPlan } from './planAnswer'
import {
  withBlanketServes,
  withCount,
  withDays,
  withLock,
  withMeal,
  withOther,
  withoutRow,
  withProposal,
  withServedDish,
  withServes,
  withWeekly,
} from './planEdits'
import { blanketOf, dueFor, freshEntry, initialState, isUntouched, type PlannerState, type Step } from './plannerState'
import type { HomePlan } from './PlanHome'
import { rebaser } from './rebaser'
import { isSamePlan, rowsById } from './planRows'
import { firstIds, idsFrom, inPlacesOf } from './rowIds'
import { withRepeated } from './repeatMeal'
import { takenFrom } from './takenPlan'
import { edited, indexBeforeReport, opened, stepOf, UNDO_STEPS, undone } from './undoSteps'

/** The state after an action; the very same state when nothing changed. */
export function planReducer(state: PlannerState, action: PlanAction): PlannerState {
  const { plan, blanket } = state
  const counted = (categories: readonly Category[], { count, portions = null, seed }: Counting) => {
    const newId = idsFrom(seed)
    return categories.reduce(
      (next, category) => withCount(next, category, count, freshEntry(category, blanket, portions), newId),
      plan,
    )
  }
  switch (action.type) {
    case 'setCount':
      return edited(state, counted([action.category], action))
    case 'setEveryCount':
      return edited(state, counted(CATEGORIES, action))
    case 'removeRow':
      return edited(state, withoutRow(plan, action.id))
    case 'setBlanketServes':
      return edited(state, withBlanketServes(plan, action.category, action.serves), {
        ...blanket,
        [action.category]: action.serves,
      })
    case 'setServes':
      return edited(state, withServes(plan, action.id, action.serves))
    case 'setLock':
      return edited(state, withLock(plan, action.id, action.isLocked))
    case 'setWeekly':
      return edited(state, withWeekly(plan, action.id, action.isWeekly))
    case 'setDays':
      return edited(state, withDays(plan, action.days))
    case 'setEaters':
      return edited(state, withEaters(plan, action.id, action.eating))
    case 'followPortions':
      return edited(state, withPortions(plan, action.id, action.serves))
    case 'setVersions':
      return edited(state, withVersions(plan, action.id, action.versions, idsFrom(action.seed)))
    case 'joinVersions':
      return edited(state, withJoinedVersions(plan, action.id, action.eating))
    case 'pickMeal':
      return edited(state, withMeal(plan, action.id, action.meal))
    case 'serve':
      return edited(state, withServedDish(plan, action.id, action.role, action.dish))
    case 'setOther':
      return edited(state, withOther(plan, action.id, action.other, action.look))
    case 'randomize':
      return proposed(state, withProposal(plan, action.proposal))
    case 'repeatMeal':
      return edited(state, withRepeated(plan, action.id))
    case 'load':
      return loaded(state, action.saved, action.checked)
    case 'opened':
      return opened(state, action)
    case 'arrive':
      return isUntouched(state) ? arrived(state, action) : state
    case 'follow':
      return followed(state, action.home)
    case 'checked':
      return checked(state, action.checked)
    case 'closeReport':
      return { ...state, report: null }
    case 'undoReport':
      return undone(state, indexBeforeReport(state))
    case 'saved':
      return { ...state, version: action.saved.version, savedKey: planKey(action.saved.plan) }
    case 'scrub':
      return scrubbed(state, action.checked)
    case 'unchecked':
      return { ...state, suits: hasMeals(state.plan) ? 'unchecked' : 'yes' }
    case 'forgetCheck':
      return { ...state, suits: dueFor(state), past: state.past.map((step) => ({ ...step, suits: dueFor(step) })) }
    case 'closeTaken':
      return { ...state, taken: null }
    case 'bringBack':
      return { ...edited(state, action.plan), suits: dueFor(action), taken: null }
    case 'clear':
      return { ...edited(state, emptyPlan()), suits: 'yes', report: null }
    case 'undo':
      return undone(
        state,
        action.to ? state.past.findLastIndex(({ plan, origin = plan }) => origin === action.to) : undefined,
      )
  }
}

/** Rows of the loaded plan take the places of those on the page, and their ids. */
function loaded(state: PlannerState, saved: SavedPlan, checkedPlan: CheckedPlan): PlannerState {
  const plan = inPlacesOf(checkedPlan.plan, state.plan, firstIds(saved.version))
  const places = new Map(
    plannedRows(checkedPlan.plan).map(({ key, category, row }) => [key, plan[category].mealList[row]]),
  )
  const changes = checkedPlan.changes.map((one) => ({ ...one, rowId: places.get(one.rowId ?? '')?.id }))
  const { at } = checkedPlan
  const next = isSamePlan(plan, state.plan) ? state : edited(state, plan, blanketOf(plan, state.blanket))
  const report = changes.length > 0 ? { changes, at } : null
  return { ...next, plan, suits: 'yes', checkedAt: at, version: saved.version, savedKey: planKey(saved.plan), report }
}

/** As if the plan had been on the page and was checked then: an undo brings back what the check changed. */
function arrived(state: PlannerState, { saved, plan, checked: result, householdId }: Arrival): PlannerState {
  const known = saved && { version: saved.version, savedKey: planKey(saved.plan) }
  return checked({ ...state, ...known, plan, blanket: blanketOf(plan, state.blanket), householdId }, result)
}

/** An undo takes back what was done on this page in this household, and leaves what others did. */
function followed(state: PlannerState, home: Omit<HomePlan, 'told'>): PlannerState {
  return savedAs(home.savedVersion, rebased(state, home))
}

/** A later save by anyone of the household, of what the page shows, is this page's as well (docs/product.md PLAN-68). */
function savedAs(version: number | null, state: PlannerState): PlannerState {
  if (version === null || version <= state.version) return state
  return { ...state, version, savedKey: planKey(state.plan) }
}

function rebased(
  state: PlannerState,
  { plan: after, verdict, changedBy, householdId }: Omit<HomePlan, 'told'>,
): PlannerState {
  if (state.householdId !== null && householdId !== null && householdId !== state.householdId)
    return judged({ ...initialState(), plan: after, blanket: blanketOf(after, state.blanket), householdId }, verdict)
  const known = householdId === null || householdId === state.householdId ? state : { ...state, householdId }
  const next = judged(known, verdict)
  if (isSamePlan(after, state.plan)) return next
  const taken = takenFrom(state, after, changedBy)
  const rebase = rebaser(state.plan, after)
  const past = state.past.map(({ plan, origin = plan, suits, ...step }): Step => {
    const rebased = rebase(plan)
    const blanket = blanketOf(rebased, step.blanket)
    return { ...step, plan: rebased, blanket, origin, suits: suits === 'yes' ? next.suits : suits }
  })
  return { ...next, plan: after, blanket: blanketOf(after, state.blanket), past, changed: [], taken }
}

/** The server's word on whether the plan suits. A plan that does not is checked, unless it is known already. */
function judged(state: PlannerState, verdict: HomePlan['verdict']): PlannerState {
  if (verdict === 'suits' && state.suits !== 'yes') return { ...state, suits: 'yes', checkedAt: Date.now() }
  return verdict === 'doesNotSuit' && state.suits === 'yes' ? { ...state, suits: 'due' } : state
}

/** What the check took out can be brought back by one undo, and is known not to suit then. */
function checked(state: PlannerState, result: CheckedPlan): PlannerState {
  const { changes, at } = result
  const next = afterCheck(state, result)
  if (changes.length === 0) return next
  const step: Step = { ...stepOf(state), suits: 'no', reportAt: null }
  return { ...next, past: [step], changed: [], report: { changes, at } }
}

/** What new settings took out can be brought back by one undo, and is known not to suit then. */
function scrubbed(state: PlannerState, result: CheckedPlan): PlannerState {
  const next = { ...afterCheck(state, result), changed: [], report: null }
  const past = state.past.map((step) => ({ ...step, suits: dueFor(step) }))
  if (result.changes.length === 0) return { ...next, past }
  return { ...next, past: [...past, { ...stepOf(state), suits: 'no' as const }].slice(-UNDO_STEPS) }
}

function afterCheck(state: PlannerState, result: CheckedPlan): PlannerState {
  return { ...state, ...withChecked(state.plan, result), checkedAt: result.at }
}

function proposed(state: PlannerState, plan: Plan): PlannerState {
  const before = rowsById(state.plan)
  const changed = plannedRows(plan).flatMap(({ key, entry }) =>
    entry.uniqueId === before.get(key)?.uniqueId ? [] : [key],
  )
  const next = edited(state, plan)
  return next === state ? state : { ...next, changed }
}
