import type { PlanRow, PlanRows } from '../../schema/planOperations'
import { encodeMealEntryId } from '../catalogue/mealEntryId'
import type { TableMenu } from '../menu/tableMenu'
import type { PlanContent } from './PlanModel'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { TakenRow } from './TakenRow'

/** What answers make of a plan (docs/product.md SET-23). */
export interface Returned {
  readonly content: PlanContent
  /** Rows into which a meal comes back. */
  readonly returned: readonly string[]
}

/**
 * A plan after a change of answers: what earlier answers took and these allow is back, where the row is still as they left
 * it, and what these take is noted. What these take out stays in its row here; the pages take it out (SET-12).
 */
export function afterAnswers(content: PlanContent, table: TableMenu): Returned {
  const rows = new Map(content.rows.map((row) => [row.id, row]))
  const untouched = (content.taken ?? []).filter(({ rowId, was, became }) => {
    const row = rows.get(rowId)
    return row && !row.text && !row.leftoversOf && !row.frozen && (row.uniqueId === became || row.uniqueId === was)
  })
  const wanted = new Map(untouched.map(({ rowId, was }) => [rowId, was]))
  const blocked = changesOf({ ...content, rows: withMeals(content.rows, wanted) }, table)
  const back = new Map([...wanted].filter(([rowId]) => !blocked.has(rowId)))
  const next = withMeals(content.rows, back)
  const taken = new Map(
    [...changesOf({ ...content, rows: next }, table)].map(([rowId, became]): [string, TakenRow] => [
      rowId,
      { rowId, was: wanted.get(rowId) ?? rows.get(rowId)?.uniqueId ?? '', became },
    ]),
  )
  // Still out: these answers allow it no more than the earlier ones.
  for (const one of untouched) if (blocked.has(one.rowId) && !taken.has(one.rowId)) taken.set(one.rowId, one)
  return {
    content: { rows: next, ...(taken.size > 0 && { taken: [...taken.values()] }) },
    returned: [...back].flatMap(([rowId, was]) => (rows.get(rowId)?.uniqueId === was ? [] : [rowId])),
  }
}

/** What the meals of rows that do not suit become, by row. */
function changesOf(content: PlanContent, table: TableMenu): Map<string, string> {
  const { problems } = shapeCurrentPlan({ version: 0, content }, table)
  return new Map(
    problems.flatMap(({ row: { id, stored }, replacement }) =>
      stored.uniqueId === ''
        ? []
        : [[id, replacement ? encodeMealEntryId(replacement.meal.id, replacement.swaps) : ''] as const],
    ),
  )
}

function withMeals(rows: PlanRows, meals: ReadonlyMap<string, string>): PlanRows {
  return rows.map((row): PlanRow => {
    const uniqueId = meals.get(row.id)
    return uniqueId === undefined || uniqueId === row.uniqueId ? row : { ...row, uniqueId }
  })
}
