import { PLAN_CATEGORIES, type PlanAct, type PlanRow, type PlanRows, type RowContent, rowsOf } from './planOperations'
import { leanOther, type OtherContent } from './otherContent'
import { servedIn } from './servedWith'

/**
 * The acts that turn one plan into another, as few as they can be: what an edit, an undo or a loaded plan sends. Rows are
 * distinguished by their ids; a row that stays in its place keeps what others do to it meanwhile. A row that moves among the
 * others, to another category or under another row is taken away and added again.
 */
export function diffRows(before: PlanRows, after: PlanRows): PlanAct[] {
  const stays = new Set(PLAN_CATEGORIES.flatMap((name) => staying(rowsOf(before, name), rowsOf(after, name))))
  const removed = before.filter(({ id }) => !stays.has(id)).map(({ id }): PlanAct => ({ removeRow: { rowId: id } }))
  return [...removed, ...PLAN_CATEGORIES.flatMap((name) => placed(before, rowsOf(after, name), stays))]
}

/** What brings a category's rows about, once everything that does not stay is gone. */
function placed(before: PlanRows, after: PlanRows, stays: ReadonlySet<string>): PlanAct[] {
  const present = new Map(before.map((row) => [row.id, row]))
  return after.flatMap((row, index) => {
    const was = stays.has(row.id) ? present.get(row.id) : undefined
    if (was) return changes(was, row)
    const { id: rowId, ...rest } = row
    return [{ addRow: { rowId, after: after[index - 1]?.id ?? null, ...rest } }]
  })
}

function changes(was: PlanRow, row: PlanRow): PlanAct[] {
  const acts: PlanAct[] = []
  acts.push(...contentChanges(was, row))
  if (was.serves !== row.serves) acts.push({ setServes: { rowId: row.id, serves: row.serves } })
  if (!sameEaters(was.eaters, row.eaters)) acts.push({ setEaters: { rowId: row.id, eaters: row.eaters } })
  if ((was.date ?? null) !== (row.date ?? null)) acts.push({ setDate: { rowId: row.id, date: row.date ?? null } })
  if ((was.isLocked ?? false) !== (row.isLocked ?? false))
    acts.push({ setLock: { rowId: row.id, isLocked: row.isLocked ?? false } })
  if ((was.isWeekly ?? false) !== (row.isWeekly ?? false))
    acts.push({ setWeekly: { rowId: row.id, isWeekly: row.isWeekly ?? false } })
  return acts
}

/** A part of a meal that differs alone has its own act, so that what others do to the others stays; a meal that goes takes all along. */
function contentChanges(was: PlanRow, { id: rowId, ...row }: PlanRow): PlanAct[] {
  const differs = (['uniqueId', 'side', 'dessert'] as const).filter((part) => was[part] !== row[part])
  if (!sameOther(was, row)) return [{ setContent: { rowId, ...contentOf(row) } }]
  if (differs.length === 0) return []
  if (row.uniqueId === '' || differs.join() === 'uniqueId') return [{ setMeal: { rowId, uniqueId: row.uniqueId } }]
  if (differs.join() === 'side') return [{ setSide: { rowId, recipe: row.side ?? null } }]
  if (differs.join() === 'dessert') return [{ setDessert: { rowId, recipe: row.dessert ?? null } }]
  return [{ setContent: { rowId, ...contentOf(row) } }]
}

/** What is eaten in a row, alone. */
const contentOf = ({ uniqueId, ...row }: Omit<PlanRow, 'id'>): RowContent =>
  uniqueId ? { uniqueId, ...servedIn(row) } : { uniqueId, ...leanOther(row) }

const sameOther = (one: OtherContent, other: OtherContent): boolean =>
  one.text === other.text &&
  one.isOut === other.isOut &&
  one.leftoversOf === other.leftoversOf &&
  one.frozen === other.frozen

/** Whether two rows are eaten by the same members, in the same order. */
export function sameEaters(one: PlanRow['eaters'], other: PlanRow['eaters']): boolean {
  if (one === null || other === null) return one === other
  return one.length === other.length && one.every((id, index) => id === other[index])
}

/** The ids of a category's rows that need not move: the longest run of rows that stand in the same order in both. */
function staying(before: PlanRows, after: PlanRows): string[] {
  const places = new Map(before.map(({ id, variantOf }, index) => [id, { index, variantOf }]))
  const kept = after.flatMap(({ id, variantOf }) => {
    const place = places.get(id)
    return place && place.variantOf === variantOf ? [{ id, index: place.index }] : []
  })
  const runs: { id: string; index: number }[][] = []
  for (const row of kept) {
    const longest = runs
      .filter((run) => (run.at(-1)?.index ?? 0) < row.index)
      .reduce<typeof kept>((most, run) => (run.length > most.length ? run : most), [])
    runs.push([...longest, row])
  }
  return runs.reduce<typeof kept>((most, run) => (run.length > most.length ? run : most), []).map(({ id }) => id)
}
