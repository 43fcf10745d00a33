import { comingDay } from '../../schema/days'
import type { PlanRow, PlanRows } from '../../schema/planOperations'
import { standingOf } from '../../schema/standing'
import { newId } from '../../schema/newId'

/**
 * Those of rows that come again in each next week (docs/product.md PLAN-90), with the versions of their meals. Leftovers of
 * what does not come again do not either, nor does what came from the freezer.
 */
export function weeklyAmong(over: PlanRows): PlanRows {
  const ids = new Set(over.flatMap(({ id, isWeekly }) => (isWeekly ? id : [])))
  return over.filter(
    ({ id, variantOf, leftoversOf, frozen }) =>
      ids.has(variantOf ?? '') ||
      (ids.has(id) && frozen === undefined && (leftoversOf === undefined || ids.has(leftoversOf))),
  )
}

/**
 * Empty rows in the places of others, by the ids of those: with their serves, eaters and weekdays. The versions of a meal
 * become one row.
 */
export function emptyAgain(over: PlanRows, today: string): ReadonlyMap<string, PlanRow> {
  const ids = new Set(over.map(({ id }) => id))
  const isVersion = ({ variantOf }: PlanRow) => variantOf !== null && ids.has(variantOf)
  const hasVersions = new Set(over.flatMap(({ variantOf }) => variantOf ?? []))
  return new Map(
    over
      .filter((row) => !isVersion(row))
      .map(({ id, category, serves, eaters, date }) => {
        const said = hasVersions.has(id) ? { serves: null, eaters: null } : { serves, eaters }
        const row = { id: newId(), category, uniqueId: '', ...said, variantOf: null }
        return [id, { ...row, ...standingOf({ date: date && comingDay(date, today) }) }]
      }),
  )
}

/** Rows whose days are not over: those that are become the same weekday from today on. */
export const onComingDays = (rows: PlanRows, today: string): PlanRows =>
  rows.map((row) => (row.date ? { ...row, date: comingDay(row.date, today) } : row))
