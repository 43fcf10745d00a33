import type { Presence } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import type { Part } from './announced'
import { contentOf } from './cursor'
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
  /** Each part in which something changed, whole; null for the others. */
  readonly parts: ChangedParts
}

/** Parts as clients see them. */
export type ChangedParts = { readonly [Name in Part]: Snapshot['parts'][Name]['view'] | null }

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
  return snapshot && differenceSince(services, snapshot, { after, cursor: snapshot.cursor, whole: [] })
}

/** Since when the difference is asked for. */
interface Asked {
  /** Cursor of what a device has. */
  after: string | null
  /** Cursor of what it has with the difference. */
  cursor: string
  /** Parts that are given whether or not they changed. */
  whole: readonly Part[]
}

/** The difference of what there is to what there was by a cursor. */
function differenceSince(
  { pubSub, now }: Pick<Services, 'pubSub' | 'now'>,
  snapshot: Snapshot,
  { after, cursor, whole }: Asked,
): ChangesView {
  const { householdId, objects, prints, parts } = snapshot
  const memory = memoryOf(pubSub)
  const content = after === null ? null : contentOf(after)
  const known: Prints | undefined =
    content === snapshot.cursor ? prints : content === null ? undefined : memory.of(snapshot, content)
  memory.note(snapshot)
  const partIfNew = <Name extends Part>(name: Name) =>
    whole.includes(name) || known?.get(`@${name}`) !== prints.get(`@${name}`) ? parts[name].view : null
  return {
    householdId,
    cursor,
    isComplete: known === undefined,
    changed: [...objects].flatMap(([id, object]) => (known?.get(id) === prints.get(id) ? [] : [object])),
    removed: known ? [...known.keys()].filter((id) => !prints.has(id)) : [],
    presence: presenceOf(pubSub, householdId, now()),
    parts: {
      household: partIfNew('household'),
      plan: partIfNew('plan'),
      list: partIfNew('list'),
      cupboard: partIfNew('cupboard'),
      shopHabits: partIfNew('shopHabits'),
      storedPlans: partIfNew('storedPlans'),
      kitchenTimers: partIfNew('kitchenTimers'),
    },
  }
}

const differences = new WeakMap<Snapshot, Map<string, ChangesView>>()

/**
 * The same, worked out once for all who ask with the same cursor about the same snapshot: they get the same object, so that
 * what is sent of it is made once (server/realtime/sharedMessages.ts).
 */
export function differenceOf(
  services: Pick<Services, 'pubSub' | 'now'>,
  snapshot: Snapshot,
  asked: Asked,
): ChangesView {
  const known = differences.get(snapshot) ?? new Map<string, ChangesView>()
  differences.set(snapshot, known)
  const key = JSON.stringify(asked)
  const made = known.get(key) ?? differenceSince(services, snapshot, asked)
  known.set(key, made)
  return made
}

const NOTHING: ChangedParts = {
  household: null,
  plan: null,
  list: null,
  cupboard: null,
  shopHabits: null,
  storedPlans: null,
  kitchenTimers: null,
}

/** What a device gets that has all there is. */
export const nothingMissed = (householdId: string, cursor: string, presence: Presence[]): ChangesView => ({
  householdId,
  cursor,
  isComplete: false,
  changed: [],
  removed: [],
  presence,
  parts: NOTHING,
})

const announcements = new WeakMap<ChangesView, Map<string, ChangesView>>()

/** Who is there, and nothing else since what was sent before: the same object for all who were sent the same. */
export function presenceAlone(before: ChangesView, presence: Presence[]): ChangesView {
  const known = announcements.get(before) ?? new Map<string, ChangesView>()
  announcements.set(before, known)
  const key = JSON.stringify(presence)
  const made = known.get(key) ?? { ...before, isComplete: false, changed: [], removed: [], presence, parts: NOTHING }
  known.set(key, made)
  return made
}
