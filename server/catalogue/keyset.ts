import { LIMITS } from '../../schema/limits'
import { firstIndex } from '../pure/binarySearch'
import { compareText } from '../pure/compareText'
import { badRequest } from '../platform/errors'
import { messages } from './messages'

/** Items in the order of their keys. A key sorts ascending, ties are broken by the id. */
export interface Keyset<Item> {
  /** Names the order, so that a cursor of one is not taken for another's. */
  readonly order: string
  readonly keys: 'string' | 'number'
  readonly items: readonly Item[]
  keyOf(item: Item): Key
}

/** Where an item stands in an order, whatever else comes and goes. */
export type Key = readonly [value: string | number, id: string]

/** A page of a connection. */
export interface Page<Node> {
  edges: { cursor: string; node: Node }[]
  nodes: Node[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  totalCount: number
}

const LONGEST_CURSOR = 2000

/**
 * The page of at most `first` items after a cursor. A cursor names the place by its key, so pages neither repeat nor
 * skip an item when others are added or removed meanwhile, the cursor's own included.
 * @throws BAD_USER_INPUT naming `first` or `after`.
 */
export function pageOf<Item, Node>(
  keyset: Keyset<Item>,
  { first, after }: { first: number; after?: string | null },
  toNode: (item: Item) => Node,
): Page<Node> {
  return pageOfAll([keyset], { first, after }, () => true, keyset.items.length, toNode)
}

/**
 * The same of several keysets in one order, of which the items that `counts` refuses are left out. What it costs grows with
 * the page and with what is left out on the way, not with the keysets.
 * @param totalCount how many items there are in all.
 * @throws BAD_USER_INPUT naming `first` or `after`.
 */
export function pageOfAll<Item, Node>(
  keysets: readonly [Keyset<Item>, ...Keyset<Item>[]],
  { first, after }: { first: number; after?: string | null },
  counts: (item: Item, keyset: number) => boolean,
  totalCount: number,
  toNode: (item: Item) => Node,
): Page<Node> {
  if (first < 1 || first > LIMITS.pageSize) throw badRequest(messages.pageSize({ most: LIMITS.pageSize }), 'first')
  const [keyset] = keysets
  const from = after === null || after === undefined ? null : readCursor(keyset, after)
  const starts = keysets.map((one) => (from === null ? 0 : firstAfter(one, from)))
  const items = merged(keysets, starts, first + 1, counts)
  const edges = items.slice(0, first).map((item) => ({ cursor: writeCursor(keyset, item), node: toNode(item) }))
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: items.length > first,
      hasPreviousPage: starts.some((start) => start > 0),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  }
}

/** The next `most` items of keysets from their places on, in their common order. */
function merged<Item>(
  keysets: readonly Keyset<Item>[],
  starts: readonly number[],
  most: number,
  counts: (item: Item, keyset: number) => boolean,
): Item[] {
  const places = [...starts]
  const found: Item[] = []
  while (found.length < most) {
    let next: { item: Item; of: number; key: Key } | null = null
    for (const [of, { items, keyOf }] of keysets.entries()) {
      const item = items[places[of] ?? 0]
      if (item === undefined) continue
      const key = keyOf(item)
      if (next === null || compareKeys(key, next.key) < 0) next = { item, of, key }
    }
    if (next === null) break
    places[next.of] = (places[next.of] ?? 0) + 1
    if (counts(next.item, next.of)) found.push(next.item)
  }
  return found
}

/** Sorts items once into a keyset. */
export function keysetOf<Item>(
  order: string,
  keys: Keyset<Item>['keys'],
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Keyset<Item> {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }))
  keyed.sort((a, b) => compareKeys(a.key, b.key))
  return { order, keys, items: keyed.map(({ item }) => item), keyOf }
}

function compareKeys([a, x]: Key, [b, y]: Key): number {
  return a < b ? -1 : a > b ? 1 : compareText(x, y)
}

/** Position of the first item whose key is greater. */
function firstAfter<Item>({ items, keyOf }: Keyset<Item>, key: Key): number {
  return firstIndex(items.length, (index) => {
    const item = items[index]
    return item === undefined || compareKeys(keyOf(item), key) > 0
  })
}

function writeCursor<Item>({ order, keyOf }: Keyset<Item>, item: Item): string {
  return Buffer.from(JSON.stringify([order, ...keyOf(item)]), 'utf8').toString('base64url')
}

/** @throws BAD_USER_INPUT for what is no cursor, or one of another list or order. */
function readCursor<Item>({ order, keys }: Keyset<Item>, cursor: string): Key {
  const wrong = () => badRequest(messages.otherCursor, 'after')
  if (cursor.length > LONGEST_CURSOR) throw wrong()
  let read: unknown
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw wrong()
  }
  if (!Array.isArray(read) || read.length !== 3) throw wrong()
  const [named, value, id] = read as unknown[]
  if (named !== order || typeof id !== 'string') throw wrong()
  if ((typeof value !== 'string' && typeof value !== 'number') || typeof value !== keys) throw wrong()
  return [value, id]
}
