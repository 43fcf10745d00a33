import type { PlanRow, PlanRows } from '../../../schema/planOperations'
import { newId } from '../../../schema/newId'
import { arrayOf, isNumber, isText, nullOr, orMissing, shape } from '../../session/guards'
import { ownedStorage } from '../../session/ownedStorage'
import { CATEGORY_ENUM, emptyEntry, type Plan, plannedRows } from '../../plan/plan'
import { toEntry } from '../../plan/planAnswer'
import { fromStored, isStoredPlan, type StoredPlan } from '../../plan/planGuard'
import type { BlanketServes, PlannerState } from '../../plan/plannerState'
import { initialState } from '../../plan/plannerState'
import { isBlanket, isReport, storePlanner } from '../../plan/plannerStorage'
import { editsBetween, rowsById, showRow, toPlanOf } from '../../plan/planRows'
import type { Replica } from '../replica/Replica'
import { planPart } from './planPart'
import { isRow } from './rowGuards'
import type { SentPlan } from './sentPlan'

/*
 * Where the release before this one kept the plan of a tab, in the storage of its session. It is taken over once; the release
 * after this one does without this file.
 */

interface FormerStep {
  plan: StoredPlan
  blanket: BlanketServes
}
type FormerTab = FormerStep &
  Pick<PlannerState, 'changed' | 'version' | 'savedKey'> & {
    checkedAt?: PlannerState['checkedAt']
    report?: PlannerState['report']
    past: FormerStep[]
  }

const tabs = ownedStorage<FormerTab>(
  'planner',
  shape<FormerTab>({
    plan: isStoredPlan,
    blanket: isBlanket,
    past: arrayOf(shape<FormerStep>({ plan: isStoredPlan, blanket: isBlanket })),
    changed: arrayOf(isText),
    version: isNumber,
    savedKey: isText,
    checkedAt: orMissing(nullOr(isNumber)),
    report: orMissing(nullOr(isReport)),
  }),
)
/** How its plan was when it was last compared with the household's. */
const compared = ownedStorage<{ rows: PlanRows }>(
  'planRows',
  shape<{ rows: readonly PlanRow[] }>({ rows: arrayOf(isRow) }),
)

/** Takes over the plan of this tab: what it shows and the household does not have is done to the household's plan. */
export function takeFormerTab(replica: Replica): void {
  const former = tabs.read()
  const rows = compared.read()?.rows
  compared.clear()
  if (!former) return
  const idAt = idsOf(former.plan, rows ?? [])
  const plan = fromStored(former.plan, idAt)
  const part = replica.part(planPart)
  if (rows) {
    const before = planWith(rows, plan)
    if (part.told() === null) part.hear(asTold(before))
    const edits = editsBetween(before, plan)
    if (edits.length > 0) part.act(edits)
  }
  const { blanket, changed, version, savedKey, checkedAt = null, report = null } = former
  const past = former.past.map((step) => ({
    plan: fromStored(step.plan, idAt),
    blanket: step.blanket,
    suits: 'due' as const,
    reportAt: null,
  }))
  const householdId = part.household()?.id ?? null
  storePlanner({
    ...initialState(),
    plan,
    blanket,
    past,
    changed,
    version,
    savedKey,
    checkedAt,
    report,
    householdId,
    suits: 'due',
  })
}

/** Ids for the rows of a plan without any: those that were kept beside it in the same order, else new ones. */
function idsOf(plan: StoredPlan, rows: PlanRows) {
  return (category: PlanRow['category'], row: number): string => {
    const known = rows.filter((one) => one.category === category)
    return (known.length === plan[category].mealList.length ? known[row]?.id : undefined) ?? newId()
  }
}

/** The plan of these rows, with what another one shows of them. */
function planWith(rows: PlanRows, plan: Plan): Plan {
  const shown = rowsById(plan)
  return toPlanOf(rows, (row) => {
    const entry = shown.get(row.id) ?? emptyEntry()
    return showRow(row, { ...entry, uniqueId: row.uniqueId }, entry.numServes, [entry])
  })
}

/** A plan as the server would say it. */
function asTold(plan: Plan): SentPlan {
  const rows = plannedRows(plan).map(({ category, entry }) => {
    const { id, eaters, followsPortions = false, variantOf } = entry
    return {
      ...{ id, category: CATEGORY_ENUM[category], entry: toEntry(entry), variantOf },
      ...{ hasSetServes: !followsPortions, eaters: eaters ? [...eaters] : null, isLocked: false },
    }
  })
  return { version: 0, rows, unsuitable: [] }
}
