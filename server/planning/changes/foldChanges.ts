import { joined, type RowChange } from '../../../schema/planChanges'
import type { PlanRow } from '../../../schema/planOperations'
import { holdsSomething } from '../../../schema/rowsOver'
import type { NotedChange } from './notedChange'

/** A change of the current plan with its id and time. */
export interface DoneChange extends NotedChange {
  readonly id: string
  readonly at: number
}

/** Changes of the same rows this near to each other are one, in milliseconds. */
const NEAR = 2 * 60_000

/**
 * Changes, the oldest first, with those joined that one person made to the same rows one soon after the other, as by
 * stepping through serves, and those by which rows without a meal were counted (docs/product.md PLAN-94). What leaves all of
 * its rows as they were is left out.
 */
export function foldChanges(changes: readonly DoneChange[]): DoneChange[] {
  return changes.reduce<DoneChange[]>((folded, change) => {
    const last = folded.at(-1)
    if (!last || !belongTogether(last, change)) return [...folded, change]
    const rows = together(last.rows, change.rows)
    return [...folded.slice(0, -1), ...(rows.length > 0 ? [{ ...last, rows, at: change.at }] : [])]
  }, [])
}

function belongTogether(last: DoneChange, next: DoneChange): boolean {
  const isSoon = next.at - last.at <= NEAR && next.memberId === last.memberId
  if (!isSoon || last.kind !== 'EDITED' || next.kind !== 'EDITED') return false
  return idsOf(last.rows) === idsOf(next.rows) || [...last.rows, ...next.rows].every(isCounted)
}

/** Whether a row without a meal was added or removed. */
const isCounted = ({ before, after }: RowChange): boolean => isGap(before) && isGap(after) && !(before && after)

const isGap = (row: PlanRow | null): boolean => row === null || !holdsSomething(row)

const idOf = ({ before, after }: RowChange): string => (after ?? before)?.id ?? ''

const idsOf = (rows: readonly RowChange[]): string => rows.map(idOf).sort().join()

/** The changes of rows, one after the other, by row. */
function together(earlier: readonly RowChange[], later: readonly RowChange[]): RowChange[] {
  const next = new Map(later.map((row) => [idOf(row), row]))
  const known = new Set(earlier.map(idOf))
  return [
    ...earlier.flatMap((row) => {
      const change = next.get(idOf(row))
      return change ? (joined(row, change) ?? []) : row
    }),
    ...later.filter((row) => !known.has(idOf(row))),
  ]
}
