import type { Page } from './keyset'

const MARKED = /^(.*)\.([0-9a-z]{1,11})$/s

/**
 * Cursors of a walk through meals carry the time stamp of the earliest catalogue version that its pages were read from.
 * A walk may begin on one version and end on another, or be answered by servers that hold different ones: what changed
 * after the earliest of them must be sent again at the next visit.
 */
export function markCursors<Node>(page: Page<Node>, asOf: number): Page<Node> {
  const mark = (cursor: string): string => `${cursor}.${asOf.toString(36)}`
  const { startCursor, endCursor } = page.pageInfo
  return {
    ...page,
    edges: page.edges.map(({ cursor, node }) => ({ cursor: mark(cursor), node })),
    pageInfo: {
      ...page.pageInfo,
      startCursor: startCursor === null ? null : mark(startCursor),
      endCursor: endCursor === null ? null : mark(endCursor),
    },
  }
}

/** A cursor without its mark, and the mark; `unmarked` is the mark of a cursor that has none, made by an older server. */
export function readMarkedCursor(after: string | null, unmarked: number): { cursor: string | null; startedAt: number } {
  if (after === null) return { cursor: null, startedAt: Infinity }
  const [, cursor = after, mark] = MARKED.exec(after) ?? []
  return { cursor, startedAt: mark === undefined ? unmarked : parseInt(mark, 36) }
}
