import type { Presence } from '../generated/schemaTypes'
import { type Delivery, type PubSub, RESYNC } from '../pubsub/PubSub'
import type { Services } from '../platform/services'

/** How long an announcement holds, in milliseconds (docs/product.md API-40). */
const LIFE = 30_000
/** Devices of one household that are remembered, and households. */
const MOST = 50
const MOST_HOUSEHOLDS = 10_000

interface Announced {
  presence: Presence
  until: number
}

/** By household, then by device. */
type Board = Map<string, Map<string, Announced>>
const boards = new WeakMap<PubSub, Board>()

/** Remembers in this instance where a device of a household is working. */
export function notePresence(pubSub: PubSub, householdId: string, presence: Presence, now: number): void {
  const board = boards.get(pubSub) ?? new Map<string, Map<string, Announced>>()
  boards.set(pubSub, board)
  const devices = board.get(householdId) ?? new Map<string, Announced>()
  // The household that announced itself last is the last: those before it may have been silent for long.
  board.delete(householdId)
  board.set(householdId, devices)
  const [silent] = board.keys()
  if (board.size > MOST_HOUSEHOLDS && silent !== undefined) board.delete(silent)
  devices.delete(presence.device)
  devices.set(presence.device, { presence, until: now + LIFE })
  const [oldest] = devices.keys()
  if (devices.size > MOST && oldest !== undefined) devices.delete(oldest)
}

/** Remembers where a device is working, as this or another instance published it; nothing of other messages. */
export function noteDelivery(
  { pubSub, now }: Pick<Services, 'pubSub' | 'now'>,
  householdId: string,
  delivery: Delivery,
): void {
  if (delivery === RESYNC || delivery.part !== 'presence') return
  const { memberId, device, mode, rowId } = delivery
  const presence = { memberId: String(memberId), device: String(device), mode: String(mode) }
  notePresence(pubSub, householdId, { ...presence, rowId: typeof rowId === 'string' ? rowId : null }, now())
}

/** The devices of a household that have announced themselves lately, as far as this instance knows, by their ids. */
export function presenceOf(pubSub: PubSub, householdId: string, now: number): Presence[] {
  const devices = boards.get(pubSub)?.get(householdId)
  if (!devices) return []
  for (const [device, { until }] of devices) if (until <= now) devices.delete(device)
  if (devices.size === 0) boards.get(pubSub)?.delete(householdId)
  return [...devices.values()]
    .map(({ presence }) => presence)
    .sort((one, other) => (one.device < other.device ? -1 : 1))
}
