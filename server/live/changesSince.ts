import type { Presence } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { presenceOf } from './presenceBoard'
import { type Prints, readSnapshot, type Snapshot } from './snapshot'
import { memoryOf } from './SnapshotMemory'
import type { Caller } from '../request/context'

/** What changed in a household. */
export interface ChangesView {
  readonly householdId: string
  readonly cursor: string
  readonly isComplete: boolean
  /** Each with the name of its type. */
  readonly changed: readonly object[]
  /** Global ids. */
  readonly removed: string[]
  readonly presence: Presence[]
}

/**
 * What changed in a user's household since a cursor (docs/product.md API-50); everything without a cursor, or with one that
 * this instance does not know. Null for an account that is just then moved to another household.
 */
export async function changesSince(
  services: Services,
  caller: Caller,
  after: string | null,
): Promise<ChangesView | null> {
  const snapshot = await readSnapshot(services, caller)
  return snapshot && differenceSince(services, snapshot, after)
}

/** The difference of what there is to what there was by a cursor. */
export function differenceSince(
  { pubSub, now }: Pick<Services, 'pubSub' | 'now'>,
  snapshot: Snapshot,
  after: string | null,
): ChangesView {
  const { householdId, cursor, objects, prints } = snapshot
  const memory = memoryOf(pubSub)
  const known: Prints | undefined = after === cursor ? prints : after === null ? undefined : memory.of(snapshot, after)
  memory.note(snapshot)
  return {
    householdId,
    cursor,
    isComplete: known === undefined,
    changed: [...objects].flatMap(([id, object]) => (known?.get(id) === prints.get(id) ? [] : [object])),
    removed: known ? [...known.keys()].filter((id) => !prints.has(id)) : [],
    presence: presenceOf(pubSub, householdId, now()),
  }
}

const differences = new WeakMap<Snapshot, Map<string | null, ChangesView>>()

/**
 * The same, worked out once for all who ask with the same cursor about the same snapshot: they get the same object, so that
 * what is sent of it is made once (server/realtime/sharedMessages.ts).
 */
export function differenceOf(
  services: Pick<Services, 'pubSub' | 'now'>,
  snapshot: Snapshot,
  after: string | null,
): ChangesView {
  const known = differences.get(snapshot) ?? new Map<string | null, ChangesView>()
  differences.set(snapshot, known)
  const made = known.get(after) ?? differenceSince(services, snapshot, after)
  known.set(after, made)
  return made
}

const announcements = new WeakMap<ChangesView, Map<string, ChangesView>>()

/** Who is there, and nothing else since what was sent before: the same object for all who were sent the same. */
export function presenceAlone(before: ChangesView, presence: Presence[]): ChangesView {
  const known = announcements.get(before) ?? new Map<string, ChangesView>()
  announcements.set(before, known)
  const key = JSON.stringify(presence)
  const made = known.get(key) ?? { ...before, isComplete: false, changed: [], removed: [], presence }
  known.set(key, made)
  return made
}
