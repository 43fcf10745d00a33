import { DISH_SLUG } from '../../schema/dishSlug'
import { arrayOf, isNumber, isText, nullOr, oneOf, orMissing, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import { newId } from '../product/newId'
import {
  CATEGORY_ENUM,
  type Category,
  emptyEntry,
  type Entry,
  hasMeals,
  mapRows,
  type Plan,
  planKey,
  type Row,
} from './plan'
import type { RowChange } from './planAnswer'
import { inRow } from './planEdits'
import { fromStored, isStoredPlan, type StoredPlan } from './planGuard'
import {
  type BlanketServes,
  initialState,
  isUntouched,
  type PlannerState,
  type PlanReport,
  type Step,
  type Suits,
} from './plannerState'

const serves = nullOr(isNumber)
const isBlanket = shape<BlanketServes>({ breakfast: serves, lunch: serves, dinner: serves })

const isSuits = oneOf(['yes', 'no', 'due', 'unchecked'] as const)
const isReport = shape<PlanReport>({
  at: isNumber,
  changes: arrayOf(
    shape<RowChange>({
      rowId: orMissing(isText),
      category: oneOf(Object.values(CATEGORY_ENUM)),
      row: isNumber,
      mealName: isText,
      change: oneOf(['ADAPTED', 'REMOVED'] as const),
      reasons: arrayOf(isText),
    }),
  ),
})

/** A tab that was open before the pages kept these fields has none of them. */
type Kept<T extends { plan: Plan }, Newer extends keyof T> = Omit<T, Newer | 'plan'> &
  Partial<Pick<T, Newer>> & { plan: StoredPlan }
type KeptStep = Kept<Omit<Step, 'origin'>, 'suits' | 'reportAt'>
type KeptPlanner = Kept<Omit<PlannerState, 'past' | 'taken'>, 'suits' | 'checkedAt' | 'report'> & { past: KeptStep[] }

const planner = ownedStorage<KeptPlanner>(
  'planner',
  shape<KeptPlanner>({
    plan: isStoredPlan,
    blanket: isBlanket,
    past: arrayOf(
      shape<KeptStep>({
        plan: isStoredPlan,
        blanket: isBlanket,
        suits: orMissing(isSuits),
        reportAt: orMissing(nullOr(isNumber)),
      }),
    ),
    changed: arrayOf(isText),
    version: isNumber,
    savedKey: isText,
    suits: orMissing(isSuits),
    checkedAt: orMissing(nullOr(isNumber)),
    report: orMissing(nullOr(isReport)),
  }),
)

/** The plan that was checked since the page was loaded: after a reload, the settings may be others. */
const checkedHere = ownedStorage<{ planKey: string }>('planCheck', shape<{ planKey: string }>({ planKey: isText }))

/**
 * The planner as it was before a reload of this tab, or the initial one. A plan that was not checked since the page was
 * loaded, and what an undo would bring back of it, does not count as checked.
 */
export function readPlanner(): PlannerState {
  const kept = planner.read()
  if (kept === null) return initialState()
  const idAt = keptIds(kept.plan)
  const plan = fromStored(kept.plan, idAt)
  const isChecked = checkedHere.read()?.planKey === planKey(plan)
  const suits = (step: Plan, known: Suits = 'due') => (isChecked ? known : hasMeals(step) ? 'due' : 'yes')
  return {
    ...initialState(),
    ...kept,
    plan,
    suits: suits(plan, kept.suits),
    past: kept.past.map((step): Step => {
      const past = fromStored(step.plan, idAt)
      return { ...step, plan: past, suits: suits(past, step.suits), reportAt: step.reportAt ?? null }
    }),
  }
}

/** What of the rows in `live/keptRows.ts` a plan without ids needs. */
const keptIdsOf = ownedStorage<{ rows: { id: string; category: string }[] }>(
  'planRows',
  shape({ rows: arrayOf(shape<{ id: string; category: string }>({ id: isText, category: isText })) }),
)

/** Ids for the rows of a plan without any: those that an earlier release kept beside it in the same order, else new ones. */
function keptIds(plan: StoredPlan): (category: Category, row: number) => string {
  const rows = keptIdsOf.read()?.rows ?? []
  return (category, row) => {
    const known = rows.filter((one) => one.category === category)
    return (known.length === plan[category].mealList.length ? known[row]?.id : undefined) ?? newId()
  }
}

/** Whether this tab has its own plan, which another one does not replace unasked (docs/product.md PLAN-42). */
export function hasOwnPlan(owner?: string): boolean {
  return planner.read(owner) !== null
}

const listeners = new Set<() => void>()

/** Call it when other people may eat the plan, or others' answers count: it is checked before it is said to suit. */
export function forgetPlanCheck(): void {
  checkedHere.clear()
  for (const listener of [...listeners]) listener()
}

/** Calls `listener` after each `forgetPlanCheck`; returns what stops that. */
export function onForgottenCheck(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps the planner over a reload of this tab (docs/product.md PLAN-34). */
export function storePlanner(state: PlannerState): void {
  const { taken: _taken, ...kept } = state
  if (isUntouched(state)) planner.clear()
  else planner.write({ ...kept, past: state.past.map(({ origin: _origin, ...step }) => step) })
  if (state.suits === 'yes' || state.suits === 'no') checkedHere.write({ planKey: planKey(state.plan) })
  else checkedHere.clear()
}

/** Takes a person's own dish that is no more out of the plan on this page: its rows become empty and keep their serves. */
export function emptyRowsOf(dish: Pick<Entry, 'slug'>): void {
  changeRowsOf(dish, (row) => inRow(emptyEntry(), row))
}

/** Shows a person's own dish in the plan on this page as it is called now. */
export function renameRowsOf({
  slug,
  name,
  picture,
  minutes,
}: Pick<Entry, 'slug' | 'name' | 'picture' | 'minutes'>): void {
  changeRowsOf({ slug }, (row) => ({ ...row, slug, name, picture, minutes }))
}

function changeRowsOf(dish: Pick<Entry, 'slug'>, change: (row: Row) => Row): void {
  const state = readPlanner()
  const changed = (plan: Plan) => mapRows(plan, (row) => (dishKey(row) === dishKey(dish) ? change(row) : row))
  storePlanner({
    ...state,
    // The dish has changed, so what was found out about it may not hold any more.
    suits: 'due',
    plan: changed(state.plan),
    past: state.past.map((step) => ({ ...step, plan: changed(step.plan) })),
  })
}

/** What of a slug stays when its dish gets another name. */
function dishKey({ slug }: Pick<Entry, 'slug'>): string {
  return DISH_SLUG.exec(slug)?.[0] ?? slug
}
