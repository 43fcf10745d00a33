import { diffRows } from '../../schema/diffRows'
import { type PlanRow, type PlanRows, rowIdOf, rowsOf } from '../../schema/planOperations'
import { standingOf } from '../../schema/standing'
import { type Entry, mapRows, type Plan, placeOf, planKey, planOf, plannedRows, type Row } from './plan'
import type { PlanEdit } from './PlanHome'
import { otherOf } from './otherContent'
import { factsOf, withoutFacts } from './rowFacts'
import { servedIds } from './served'
import { shownServed } from './shownServed'

/** The rows of a plan as operations know them. */
export function toPlanRows(plan: Plan): PlanRows {
  return plannedRows(plan).map(({ category, entry }): PlanRow => {
    const { uniqueId, numServes, followsPortions, eaters = null, other } = entry
    const meal = { uniqueId, ...servedIds(entry) }
    return { ...placeOf(entry), ...other, category, ...meal, serves: followsPortions ? null : numServes, eaters }
  })
}

/** Rows as a plan, with what is shown of each. */
export function toPlanOf(rows: PlanRows, show: (row: PlanRow) => Row): Plan {
  return planOf((category) => rowsOf(rows, category).map(show))
}

/**
 * What is shown of a row: a meal with the row's serves, or `portions` while no one has set those, and who eats it.
 * @param known Entries that may show what is served with it.
 */
export function showRow(
  row: PlanRow,
  meal: Entry,
  portions: number,
  known: readonly (Entry | null | undefined)[],
): Row {
  const { id, serves, eaters, variantOf } = row
  const facts = factsOf({ eaters, followsPortions: serves === null })
  const place = { id, variantOf, ...standingOf(row) }
  const { other: _other, date: _d, isLocked: _l, isWeekly: _w, ...shown }: Entry & Partial<Row> = withoutFacts(meal)
  const { side: _side, dessert: _dessert, ...alone } = shown
  return { ...alone, ...shownServed(row, known), numServes: serves ?? portions, ...facts, ...place, ...otherOf(row) }
}

/** The rows of a plan by their ids. */
export const rowsById = (plan: Plan): ReadonlyMap<string, Row> =>
  new Map(plannedRows(plan).map(({ key, entry }) => [key, entry]))

/** Whether two plans are saved alike and have the same rows, which stand alike, with the same other content. */
export function isSamePlan(one: Plan, other: Plan): boolean {
  const ids = (plan: Plan) =>
    plannedRows(plan)
      .map(({ key, entry: { other, ...row } }) => `${key}${JSON.stringify([standingOf(row), other])}`)
      .join()
  return one === other || (planKey(one) === planKey(other) && ids(one) === ids(other))
}

/** What was done to a plan to make another one of it. */
export function editsBetween(before: Plan, after: Plan): readonly PlanEdit[] {
  if (before === after) return []
  const entries = rowsById(after)
  return diffRows(toPlanRows(before), toPlanRows(after)).map((act) => ({
    act,
    entry: entries.get(rowIdOf(act)) ?? null,
  }))
}

/**
 * A plan with what another one knows of rows that were versions of one that is gone: the server sends nothing of that, and
 * they are versions again when an undo brings it back.
 */
export function withKnownMains(plan: Plan, known: Plan): Plan {
  const [now, before] = [rowsById(plan), rowsById(known)]
  return mapRows(plan, (row) => {
    const main = before.get(row.id)?.variantOf ?? null
    return row.variantOf === null && main !== null && !now.has(main) ? { ...row, variantOf: main } : row
  })
}
