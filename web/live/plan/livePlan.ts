import { sameEaters } from '../../../schema/diffRows'
import { applyPlanActs, type PlanRow, type PlanRows, rowIdOf } from '../../../schema/planOperations'
import { standingOf } from '../../../schema/standing'
import { emptyEntry, type Entry, type Plan, type Row } from '../../plan/plan'
import type { PlanEdit, Verdict } from '../../plan/PlanHome'
import { NOT_SUITABLE } from '../../plan/otherContent'
import { showRow, toPlanOf } from '../../plan/planRows'
import { servedIds } from '../../plan/served'
import { categoryNamed } from './planActInput'
import type { SentPlan } from './sentPlan'

/** The current plan as the server sent it. */
export interface Base {
  rows: PlanRows
  /** What is shown of each row, by its id. */
  entries: ReadonlyMap<string, Entry>
  /** Ids of the rows that do not suit those who eat them. */
  unsuitable: readonly string[]
}

/** The current plan on a device: what the server sent, and what was done here since. */
export interface LivePlan {
  base: Base
  pending: readonly PlanEdit[]
}

export function baseOf({ rows, unsuitable }: SentPlan): Base {
  const plain = rows.map(({ id, category, entry, hasSetServes, eaters, variantOf, other, ...row }): PlanRow => ({
    id,
    category: categoryNamed(category),
    uniqueId: entry.uniqueId,
    serves: hasSetServes ? entry.numServes : null,
    eaters,
    variantOf,
    ...servedIds(entry),
    ...standingOf(row),
    ...other,
  }))
  return {
    rows: plain,
    entries: new Map(rows.map(({ id, entry }) => [id, entry])),
    unsuitable,
  }
}

/** The plan as it is with what was done here. The server has done the same as soon as it has everything. */
export function shownOf({ base, pending }: LivePlan): Plan {
  const acts = pending.map(({ act }) => act)
  const rows = applyPlanActs(base.rows, acts)
  const told = new Map(base.rows.map((row) => [row.id, row]))
  const notSuitable = new Set(unsuitableRows(base, rows).flatMap((row) => (isCookedEarlier(row) ? [row.id] : [])))
  return toPlanOf(rows, (row) => {
    const known = base.entries.get(row.id)
    const done = pending.filter(({ act }) => rowIdOf(act) === row.id)
    const before = told.get(row.id)
    const brought = done.findLast(({ entry }) => entry && isShownBy(entry, row))?.entry
    const isKnown = known?.uniqueId === row.uniqueId && before?.frozen === row.frozen
    const meal = brought ?? (isKnown ? known : undefined) ?? emptyEntry()
    // The server has sent what the portions make, unless others eat now: then the edit has said it.
    const isTold = before?.serves === null && sameEaters(before.eaters, row.eaters)
    const portions = isTold ? known?.numServes : done.at(-1)?.entry?.numServes
    const shown = notSuitable.has(row.id) ? { ...row, frozen: undefined, leftoversOf: NOT_SUITABLE } : row
    return showRow(shown, meal, portions ?? meal.numServes, [...done.map(({ entry }) => entry).reverse(), known])
  })
}

const isCookedEarlier = ({ leftoversOf, frozen }: PlanRow): boolean => leftoversOf !== undefined || frozen !== undefined

/** Whether an edit's row says what is shown of a row: it holds the same. */
const isShownBy = ({ uniqueId, other }: Entry & Pick<Row, 'other'>, row: PlanRow): boolean =>
  uniqueId === row.uniqueId && (row.frozen === undefined || other?.frozen === row.frozen)

/** Whether the plan suits, as far as the server has said. Leftovers that do not suit are not shown, so that they count not. */
export function verdictOf({ base, pending }: LivePlan): Verdict {
  const rows = applyPlanActs(
    base.rows,
    pending.map(({ act }) => act),
  )
  if (unsuitableRows(base, rows).some((row) => !isCookedEarlier(row))) return 'doesNotSuit'
  return pending.length === 0 ? 'suits' : 'unknown'
}

/** The rows that did not suit when the server said so, and hold the same for the same people as they did then. */
function unsuitableRows(base: Base, rows: PlanRows): PlanRow[] {
  const told = new Map(base.rows.map((row) => [row.id, row]))
  return rows.filter((row) => {
    const before = told.get(row.id)
    return (
      base.unsuitable.includes(row.id) &&
      before?.uniqueId === row.uniqueId &&
      before.side === row.side &&
      before.dessert === row.dessert &&
      before.leftoversOf === row.leftoversOf &&
      before.frozen === row.frozen &&
      sameEaters(before.eaters, row.eaters)
    )
  })
}
