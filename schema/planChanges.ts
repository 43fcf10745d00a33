import { diffRows } from './diffRows'
import { LIMITS } from './limits'
import { leanRow, PLAN_CATEGORIES, type PlanRow, type PlanRows, rowIdOf, rowsOf } from './planOperations'

/** A row as it was at a time. */
export interface RowState extends PlanRow {
  /** Its place in its category, from 0. */
  readonly position: number
}

/** What became of a row; one of the two is there. */
export interface RowChange {
  /** null where the row was added. */
  readonly before: RowState | null
  /** null where it was removed. */
  readonly after: RowState | null
  /** Whether it went to another place, and not only what it holds changed. */
  readonly isMoved?: true
}

/** What happened to the rows of a plan, by category and place (docs/product.md PLAN-93). */
export function changesBetween(before: PlanRows, after: PlanRows): RowChange[] {
  const acts = diffRows(before, after)
  const changed = new Set(acts.map(rowIdOf))
  const added = new Set(acts.flatMap((act) => ('addRow' in act ? act.addRow.rowId : [])))
  const [was, is] = [statesOf(before), statesOf(after)]
  return PLAN_CATEGORIES.flatMap((category) => {
    const gone = rowsOf(before, category).filter(({ id }) => !is.has(id))
    return [...gone, ...rowsOf(after, category)]
      .filter(({ id }) => changed.has(id))
      .flatMap(({ id }) => {
        const [earlier, later] = [was.get(id) ?? null, is.get(id) ?? null]
        return changeOf(earlier, later, earlier !== null && later !== null && added.has(id)) ?? []
      })
  })
}

/** Two changes of a row, one after the other, as one; null where nothing is left of them. */
export const joined = (earlier: RowChange, later: RowChange): RowChange | null =>
  changeOf(earlier.before, later.after, Boolean(earlier.isMoved ?? later.isMoved) || earlier.after === null)

function changeOf(before: RowState | null, after: RowState | null, isMoved: boolean): RowChange | null {
  if (!before || !after) return before || after ? { before, after } : null
  if (isMoved && before.position !== after.position) return { before, after, isMoved }
  return differing(before, after).length > 0 ? { before, after, ...(isMoved && { isMoved }) } : null
}

/**
 * The rows of a plan without changes that were made to it: removed rows are back in their places, and what others did since
 * to the same rows in other respects stays (docs/product.md PLAN-96).
 *
 * @returns null where the rows are not as the changes left them, or a category has no place for what would come back.
 */
export function revertRows(rows: PlanRows, changes: readonly RowChange[]): PlanRows | null {
  const present = statesOf(rows)
  if (!changes.every((change) => isAsLeft(change, present))) return null
  const goes = new Set(changes.flatMap(({ before, after, isMoved }) => (after && (!before || isMoved) ? after.id : [])))
  const comes = changes
    .flatMap(({ before, after, isMoved }) => (before && (!after || isMoved) ? before : []))
    .sort((one, other) => one.position - other.position)
  const changed = new Map(changes.map((change) => [change.after?.id, change]))
  const stay = rows.filter(({ id }) => !goes.has(id)).map((row) => restored(row, changed.get(row.id)))
  const made = PLAN_CATEGORIES.map((category) =>
    comes
      .filter((row) => row.category === category)
      .reduce((list, { position, ...row }) => list.toSpliced(position, 0, leanRow(row)), [...rowsOf(stay, category)]),
  )
  return made.some(({ length }) => length > LIMITS.mealsPerCategory) ? null : made.flat()
}

/** The parts of a row that change by themselves, in a form in which equal ones are equal. What it holds is one of them, before what is served with it. */
const PARTS = {
  content: ({ uniqueId, text = '', isOut = false, leftoversOf = '', frozen = '' }: PlanRow) =>
    JSON.stringify([uniqueId, text, isOut, leftoversOf, frozen]),
  side: ({ side = '' }: PlanRow) => side,
  dessert: ({ dessert = '' }: PlanRow) => dessert,
  serves: ({ serves }: PlanRow) => serves,
  eaters: ({ eaters }: PlanRow) => eaters && [...eaters].sort().join(),
  date: ({ date = null }: PlanRow) => date,
  isLocked: ({ isLocked = false }: PlanRow) => isLocked,
  isWeekly: ({ isWeekly = false }: PlanRow) => isWeekly,
  category: ({ category }: PlanRow) => category,
  variantOf: ({ variantOf }: PlanRow) => variantOf,
} as const
export type RowPart = keyof typeof PARTS

/** The parts in which two states of a row differ. */
export const differing = (one: PlanRow, other: PlanRow): RowPart[] =>
  (Object.keys(PARTS) as RowPart[]).filter((part) => PARTS[part](one) !== PARTS[part](other))

/** Whether a row is as a change left it, as far as the change is concerned. */
function isAsLeft({ before, after, isMoved }: RowChange, present: ReadonlyMap<string, RowState>): boolean {
  if (!after) return before !== null && !present.has(before.id)
  const row = present.get(after.id)
  if (!row) return false
  const since = differing(row, after)
  if (isMoved && row.position !== after.position) return false
  return before && !isMoved ? !differing(before, after).some((part) => since.includes(part)) : since.length === 0
}

/** A row with those parts of it as they were that a change is about. */
function restored(row: PlanRow, change: RowChange | undefined): PlanRow {
  if (!change?.before || !change.after) return row
  const { uniqueId, text, isOut, leftoversOf, frozen } = change.before
  const content = { uniqueId, text, isOut, leftoversOf, frozen }
  const parts = { ...change.before, content: undefined }
  return differing(change.before, change.after).reduce<PlanRow>(
    (next, part) => leanRow({ ...next, ...(part === 'content' ? content : { [part]: parts[part] }) }),
    row,
  )
}

function statesOf(rows: PlanRows): ReadonlyMap<string, RowState> {
  return new Map(
    PLAN_CATEGORIES.flatMap((category) =>
      rowsOf(rows, category).map((row, position): [string, RowState] => [row.id, { ...row, position }]),
    ),
  )
}
