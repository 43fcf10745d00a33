import { leanRow, type PlanRow, type PlanRows } from '../../schema/planOperations'
import { joinEntryId, splitEntryId } from '../../schema/servedWith'
import type { TableMenu } from '../menu/tableMenu'
import type { PlanContent } from './PlanModel'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { TakenRow } from './TakenRow'
import { withProblemsSolved } from './withProblemsSolved'

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
    return row && !row.text && !row.leftoversOf && !row.frozen && [became, was].includes(joinEntryId(row))
  })
  const wanted = new Map(untouched.map(({ rowId, was }) => [rowId, was]))
  const blocked = changesOf({ ...content, rows: withMeals(content.rows, wanted) }, table)
  const back = new Map([...wanted].filter(([rowId]) => !blocked.has(rowId)))
  const next = withMeals(content.rows, back)
  const taken = new Map(
    [...changesOf({ ...content, rows: next }, table)].map(([rowId, became]): [string, TakenRow] => [
      rowId,
      { rowId, was: wanted.get(rowId) ?? entryIn(rows.get(rowId)), became },
    ]),
  )
  // Still out: these answers allow it no more than the earlier ones.
  for (const one of untouched) if (blocked.has(one.rowId) && !taken.has(one.rowId)) taken.set(one.rowId, one)
  return {
    content: { rows: next, ...(taken.size > 0 && { taken: [...taken.values()] }) },
    returned: [...back].flatMap(([rowId, was]) => (entryIn(rows.get(rowId)) === was ? [] : [rowId])),
  }
}

/** What the meals of rows that do not suit, with what is served with them, become, by row. */
function changesOf(content: PlanContent, table: TableMenu): Map<string, string> {
  const { problems } = shapeCurrentPlan({ version: 0, content }, table)
  return new Map(
    problems.flatMap(({ row: { id, stored } }) =>
      stored.uniqueId === '' ? [] : [[id, joinEntryId(withProblemsSolved(stored, problems))] as const],
    ),
  )
}

const entryIn = (row: PlanRow | undefined): string => (row ? joinEntryId(row) : '')

function withMeals(rows: PlanRows, meals: ReadonlyMap<string, string>): PlanRows {
  return rows.map((row): PlanRow => {
    const meal = meals.get(row.id)
    if (meal === undefined || meal === joinEntryId(row)) return row
    return leanRow({ ...row, side: undefined, dessert: undefined, ...splitEntryId(meal) })
  })
}
