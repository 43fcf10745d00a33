import { type PlanRows, rowsOf } from '../../schema/planOperations'
import type { Category } from '../plan/plan'
import { createPart } from './createPart'

/** The rows of the current plan that the entries on this page are, in the same order; null while there are none. */
export const shownRows = createPart<PlanRows>()

/** The id of a row of this page; null where it is not known. */
export function rowIdAt(rows: PlanRows | null, category: Category, row: number): string | null {
  return rowsOf(rows ?? [], category)[row]?.id ?? null
}
