import { LIMITS } from './limits'
import { leanOther, type OtherContent } from './otherContent'
import { servedIn, type ServedWith } from './servedWith'
import { type Standing, standingOf } from './standing'

/** The categories in the order in which a plan's rows stand. */
export const PLAN_CATEGORIES = ['breakfast', 'lunch', 'dinner'] as const
export type PlanCategory = (typeof PLAN_CATEGORIES)[number]

/** What is eaten in a row: a meal with what is served with it, or what else there is of it; nothing in an empty row. */
export interface RowContent extends OtherContent, ServedWith {
  /** The meal with its swaps; empty without one. */
  readonly uniqueId: string
}

/** A row of the current plan, without what follows from the catalogue and the household. */
export interface PlanRow extends RowContent, Standing {
  /** UUID, chosen by the client that added the row. */
  readonly id: string
  readonly category: PlanCategory
  /** 0 to 10; null while no one has set them, so that they follow the portions of those who eat. */
  readonly serves: number | null
  /** Ids of the members who eat it; null for all who eat the category. */
  readonly eaters: readonly string[] | null
  /** The row of which this one is another version of the same meal, which may be gone. */
  readonly variantOf: string | null
}

/** The rows of a plan: by category, in their order, at most 10 a category, no id twice. */
export type PlanRows = readonly PlanRow[]

export interface AddRow extends RowContent, Standing {
  readonly rowId: string
  readonly category: PlanCategory
  /** The row before it; null puts it first in its category, a row that is not there last. */
  readonly after: string | null
  readonly serves: number | null
  readonly eaters: readonly string[] | null
  readonly variantOf: string | null
}

/** One act on a plan, under the one key that names it, as in the API's `PlanActInput`. */
export type PlanAct =
  | { readonly addRow: AddRow }
  | { readonly removeRow: { readonly rowId: string } }
  | { readonly setMeal: { readonly rowId: string; readonly uniqueId: string } }
  | { readonly setContent: { readonly rowId: string } & RowContent }
  | { readonly setSide: { readonly rowId: string; readonly recipe: string | null } }
  | { readonly setDessert: { readonly rowId: string; readonly recipe: string | null } }
  | { readonly setServes: { readonly rowId: string; readonly serves: number | null } }
  | { readonly setEaters: { readonly rowId: string; readonly eaters: readonly string[] | null } }
  | { readonly setDate: { readonly rowId: string; readonly date: string | null } }
  | { readonly setLock: { readonly rowId: string; readonly isLocked: boolean } }
  | { readonly setWeekly: { readonly rowId: string; readonly isWeekly: boolean } }

/** An act with the id, a UUID, by which it happens once. */
export interface PlanOperation {
  readonly id: string
  readonly act: PlanAct
}

/**
 * The rows after an act (docs/product.md PLAN-37). Every act has a result on every plan: on a row that is gone it has no
 * effect, and neither has adding a row that is there, or to a category that is full. The very same rows when nothing changed.
 */
export function applyPlanAct(rows: PlanRows, act: PlanAct): PlanRows {
  if ('addRow' in act) return withRow(rows, act.addRow)
  if ('removeRow' in act) {
    const { rowId } = act.removeRow
    return has(rows, rowId) ? rows.filter(({ id }) => id !== rowId) : rows
  }
  if ('setMeal' in act) return changed(rows, act.setMeal.rowId, { ...NO_OTHER, uniqueId: act.setMeal.uniqueId })
  if ('setContent' in act) {
    const { rowId, ...content } = act.setContent
    return changed(rows, rowId, { ...NO_OTHER, ...NOTHING_SERVED, ...content })
  }
  if ('setSide' in act) return changed(rows, act.setSide.rowId, { side: act.setSide.recipe ?? undefined })
  if ('setDessert' in act) return changed(rows, act.setDessert.rowId, { dessert: act.setDessert.recipe ?? undefined })
  if ('setServes' in act) return changed(rows, act.setServes.rowId, { serves: act.setServes.serves })
  if ('setDate' in act) return changed(rows, act.setDate.rowId, { date: act.setDate.date })
  if ('setLock' in act) return changed(rows, act.setLock.rowId, { isLocked: act.setLock.isLocked })
  if ('setWeekly' in act) return changed(rows, act.setWeekly.rowId, { isWeekly: act.setWeekly.isWeekly })
  return changed(rows, act.setEaters.rowId, { eaters: act.setEaters.eaters })
}

/** The rows after several acts, one after the other. */
export function applyPlanActs(rows: PlanRows, acts: readonly PlanAct[]): PlanRows {
  return acts.reduce(applyPlanAct, rows)
}

/** The id of the row that an act is about. */
export function rowIdOf(act: PlanAct): string {
  return Object.values(act as Record<string, { rowId: string }>)[0]?.rowId ?? ''
}

/** The rows of one category, in their order. */
export function rowsOf(rows: PlanRows, category: PlanCategory): PlanRows {
  return rows.filter((row) => row.category === category)
}

const has = (rows: PlanRows, rowId: string): boolean => rows.some(({ id }) => id === rowId)

function withRow(rows: PlanRows, { rowId, after, ...row }: AddRow): PlanRows {
  const category = rowsOf(rows, row.category)
  if (has(rows, rowId) || category.length >= LIMITS.mealsPerCategory) return rows
  const before = category.findIndex(({ id }) => id === after)
  const at = after === null ? 0 : before < 0 ? category.length : before + 1
  const added = category.toSpliced(at, 0, leanRow({ ...row, id: rowId }))
  return PLAN_CATEGORIES.flatMap((name) => (name === row.category ? added : rowsOf(rows, name)))
}

function changed(rows: PlanRows, rowId: string, change: Partial<PlanRow>): PlanRows {
  return has(rows, rowId) ? rows.map((row) => (row.id === rowId ? leanRow({ ...row, ...change }) : row)) : rows
}

const NO_OTHER: OtherContent = { text: undefined, isOut: undefined, leftoversOf: undefined, frozen: undefined }
const NOTHING_SERVED: ServedWith = { side: undefined, dessert: undefined }

/**
 * The one form of a row: other content that it has not is not written either. A meal takes the place of all else, also where
 * a client put it in that knows of meals alone; what is served with it goes with the last meal.
 */
export function leanRow({ date, isLocked, isWeekly, ...rest }: PlanRow): PlanRow {
  const { text, isOut, leftoversOf, frozen, side, dessert, ...row } = rest
  const content = row.uniqueId ? servedIn({ side, dessert }) : leanOther({ text, isOut, leftoversOf, frozen })
  return { ...row, ...standingOf({ date, isLocked, isWeekly }), ...content }
}
