import { LIMITS } from '../../schema/limits'
import { NOTE_LIMITS } from '../../schema/noteText'
import { holds, isListed, type ListState } from '../../schema/listOperations'

/** Words about lines that are not ticked and items that are not on the list: they decide about what arrives late. */
const KEPT_BESIDES = 500

/**
 * The state without what no one sees any more (docs/product.md SHOP-25): ticks from before the last new start, the oldest
 * ticks and notes beyond 500, and beyond 500 each the oldest words about what is not ticked, not on the list or not noted
 * any more.
 */
export function boundList(state: ListState): ListState {
  const current = [...state.ticks].filter(([, { at }]) => at >= state.clearedAt)
  const ticks = latest(
    current,
    ([, tick]) => holds(tick, state),
    LIMITS.ticks,
    ([, { at }]) => at,
  )
  const items = latest(
    [...state.items],
    ([, item]) => isListed(item),
    Infinity,
    ([, { removedAt, words, tick }]) => Math.max(removedAt, words.at, tick.at),
  )
  const notes = latest(
    [...state.notes],
    ([, { text }]) => text !== '',
    NOTE_LIMITS.lines,
    ([, { at }]) => at,
  )
  const isAll = ticks.length === state.ticks.size && items.length === state.items.size
  if (isAll && notes.length === state.notes.size) return state
  return { clearedAt: state.clearedAt, ticks: new Map(ticks), items: new Map(items), notes: new Map(notes) }
}

function latest<Entry>(
  entries: Entry[],
  isSeen: (entry: Entry) => boolean,
  most: number,
  at: (entry: Entry) => number,
): Entry[] {
  const newestFirst = [...entries].sort((one, other) => at(other) - at(one))
  const seen = newestFirst.filter(isSeen).slice(0, most)
  return [...seen, ...newestFirst.filter((entry) => !isSeen(entry)).slice(0, KEPT_BESIDES)]
}
