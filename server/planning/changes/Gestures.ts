import type { PlanRows } from '../../../schema/planOperations'
import type { PlanModel } from '../PlanModel'
import type { TableMenu } from '../../menu/tableMenu'
import { kindOf } from './kindOf'
import { changeBetween, type NotedChange } from './notedChange'

interface Gesture {
  /** Of its first operation. */
  readonly operationId: string
  readonly before: PlanRows
  after: PlanRows
  /** When its last operation was done; null for when it came. */
  at: number | null
}

/** Operations of one gesture are at most so many milliseconds apart: pages number them by their times. */
const APART = 1

/**
 * Divides the operations of a call into what was done in one go: those that the page sends for one press, which may be with
 * others that were done without a network.
 */
export class Gestures {
  readonly #all: Gesture[] = []

  /** An operation that made `after` of `before`. */
  add({ id, at }: { readonly id: string; readonly at: number | null }, before: PlanRows, after: PlanRows): void {
    const last = this.#all.at(-1)
    if (last && isNext(last.at, at)) Object.assign(last, { after, at })
    else this.#all.push({ operationId: id, before, after, at })
  }

  /** What each of them changed, by the operation that it began with; nothing of those that changed nothing. */
  changes(memberId: string, plan: PlanModel, table: TableMenu): ReadonlyMap<string, NotedChange> {
    return new Map(
      this.#all.flatMap(({ operationId, before, after }): [string, NotedChange][] => {
        const change = changeBetween(before, after, { memberId, kind: 'EDITED' })
        if (!change) return []
        return [[operationId, { ...change, kind: kindOf(change.rows, { ...plan, content: { rows: before } }, table) }]]
      }),
    )
  }
}

const isNext = (last: number | null, at: number | null): boolean =>
  last === null || at === null ? last === at : at >= last && at - last <= APART
