import type { TimedOperation } from '../timedOperations'

/** What the device keeps of a household that the server made for this device alone: lists of plans, to read. */
export type ListName = 'openedList' | 'plannedList'

/** What a household shares, and those lists. */
export type PartName = 'plan' | 'list' | 'cupboard' | 'habits' | ListName

/** Whose it is, and who they are. */
export interface Household {
  id: string
  members: { id: string; name: string; isViewer: boolean }[]
}

/** A part as the server said it last. */
export interface Snapshot {
  part: PartName
  told: { version: number }
  /** The household whose it is; empty before the household was received: then it is that one's. */
  householdId: string
  /** When it was said, in milliseconds since 1970. */
  at: number
}

/** Something that was done here to a part and is not on the server yet. */
export type Pending = TimedOperation<unknown> & { part: PartName }

/** What a device keeps for a person. */
export interface Kept {
  household: Household | null
  snapshots: readonly Snapshot[]
  /** In no order. */
  outbox: readonly Pending[]
}

/** What changes in it, on one page and then on the others. */
export interface Change {
  household?: Household
  snapshots?: readonly Snapshot[]
  /** Parts of which nothing is kept any more. */
  dropped?: readonly PartName[]
  added?: readonly Pending[]
  /** Ids of operations. */
  removed?: readonly string[]
}

export const NOTHING_KEPT: Kept = { household: null, snapshots: [], outbox: [] }

/**
 * What is kept after a change. A snapshot that is older than the one kept, or of another household, changes nothing; another
 * household begins with nothing but what was done.
 */
export function changed(
  kept: Kept,
  { household = kept.household ?? undefined, snapshots = [], dropped = [], ...edits }: Change,
): Kept {
  const here = household?.id ?? ''
  const ofHere = (all: readonly Snapshot[]) =>
    all
      .map((one) => (one.householdId === '' && here !== '' ? { ...one, householdId: here } : one))
      .filter(({ householdId }) => householdId === here)
  const before = ofHere(kept.snapshots).filter(({ part }) => !dropped.includes(part))
  const news = ofHere(snapshots).filter(
    ({ part, told }) => !before.some((one) => one.part === part && one.told.version > told.version),
  )
  const removed = new Set(edits.removed)
  const added = new Map(edits.added?.map((operation) => [operation.id, operation]))
  const stays = ({ id }: Pending) => !removed.has(id) && !added.has(id)
  return {
    household: household ?? null,
    snapshots: [...before.filter(({ part }) => !news.some((one) => one.part === part)), ...news],
    outbox: edits.removed || edits.added ? [...kept.outbox.filter(stays), ...added.values()] : kept.outbox,
  }
}
