import type { Presence } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { presenceOf } from './presenceBoard'
import { type Prints, readSnapshot, type Snapshot } from './snapshot'
import { memoryOf } from './SnapshotMemory'

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
 * What changed in a user's household since a cursor (docs/product.md API-49); everything without a cursor, or with one that
 * this instance does not know. Null for an account that is just then moved to another household.
 */
export async function changesSince(
  services: Services,
  userId: string,
  after: string | null,
): Promise<ChangesView | null> {
  const snapshot = await readSnapshot(services, userId)
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
