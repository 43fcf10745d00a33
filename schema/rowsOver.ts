import type { PlanRow, PlanRows } from './planOperations'

/**
 * The rows of a plan that are over: those of days before today, and those without a day. A row stays while what is left of it
 * is to be eaten on a day to come (docs/product.md PLAN-88).
 */
export function rowsOver(rows: PlanRows, today: string): PlanRows {
  const isToCome = ({ date = null }: PlanRow) => date !== null && date >= today
  const awaited = new Set(rows.filter(isToCome).flatMap(({ leftoversOf }) => leftoversOf ?? []))
  return rows.filter((row) => !isToCome(row) && !awaited.has(row.id) && !awaited.has(row.variantOf ?? ''))
}

/** Whether a row says what was eaten. */
export const holdsSomething = ({ uniqueId, text, leftoversOf, frozen }: PlanRow): boolean =>
  uniqueId !== '' || text !== undefined || leftoversOf !== undefined || frozen !== undefined
