import { LIMITS } from '../../schema/limits'
import { NOTE_LIMITS } from '../../schema/noteText'
import { holds, isListed, isThere, type ItemState, type ListState, placeOf } from '../../schema/listOperations'

/** Words about lines that are not ticked and items that are not on the list: they decide about what arrives late. */
const KEPT_BESIDES = 500

/**
 * The state without what no one sees any more (docs/product.md SHOP-25): ticks from before the last new start, the oldest
 * ticks and notes beyond 500, and beyond 500 each the oldest words about what is not ticked, not on a list or not noted
 * any more, and about lists that were removed, with what was on them.
 */
export function boundList(state: ListState): ListState {
  const current = [...state.ticks].filter(([, { at }]) => at >= state.clearedAt)
  const ticks = latest(
    current,
    ([, tick]) => holds(tick, state),
    LIMITS.ticks,
    ([, { at }]) => at,
  )
  const lists = latest(
    [...state.lists],
    ([, list]) => isThere(list),
    Infinity,
    ([, { at, removedAt }]) => Math.max(at, removedAt),
  )
  const kept = new Set(lists.map(([id]) => id))
  const isSeen = (item: ItemState) => placeOf(state, item) !== undefined
  const items = latest(
    // What was on a list that is forgotten would be on the list of the plan.
    [...state.items].filter(([, item]) => isSeen(item) || !isListed(item) || kept.has(item.place.listId ?? '')),
    ([, item]) => isSeen(item),
    Infinity,
    ([, { removedAt, words, tick }]) => Math.max(removedAt, words.at, tick.at),
  )
  const notes = latest(
    [...state.notes],
    ([, { text }]) => text !== '',
    NOTE_LIMITS.lines,
    ([, { at }]) => at,
  )
  const next = {
    clearedAt: state.clearedAt,
    ticks: new Map(ticks),
    items: new Map(items),
    notes: new Map(notes),
    lists: new Map(lists),
  }
  const isAll = (['ticks', 'items', 'notes', 'lists'] as const).every((part) => next[part].size === state[part].size)
  return isAll ? state : next
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
