import { cupboardOf, type CupboardView } from '../cupboard/viewOfCupboard'
import type { HouseholdView } from '../households/views'
import type { Presence, SharedList, ShopHabits } from '../generated/schemaTypes'
import { householdChannel } from '../households/announceHousehold'
import { belongsTo, membership } from '../households/membership'
import { readHousehold } from '../households/readHousehold'
import { currentPlan } from '../planning/currentPlan'
import type { PlanView } from '../planning/views'
import { deliveriesOf } from '../pubsub/deliveriesOf'
import type { Delivery } from '../pubsub/PubSub'
import type { Services } from '../platform/services'
import { habitsOf } from '../shopping/habits/viewOfHabits'
import { sharedList } from '../shopping/sharedList'
import { type Part, VERSIONED, type VersionedPart } from './announced'
import { endingWith } from '../pubsub/endingWith'
import { inBatches } from './inBatches'
import { KnownVersions } from './KnownVersions'
import { noteDelivery, presenceOf } from './presenceBoard'
import { readTogether } from './readTogether'
import type { Caller } from '../request/context'

/** Parts of a household that changed; null for those that did not. */
export interface Change {
  plan: PlanView | null
  list: SharedList | null
  household: HouseholdView | null
  cupboard: CupboardView | null
  shopHabits: ShopHabits | null
  presence: Presence[] | null
}

/** The versions that a client has; null for none. */
export type Versions = Record<VersionedPart, number | null>

/** What a client was shown. */
interface Shown extends Versions {
  presence: string
}

/**
 * What changes in a user's household, beginning with what differs from the given versions (docs/product.md API-39). Ends
 * when the user leaves the household, and with `return()`.
 */
export async function householdChanges(
  services: Services,
  caller: Caller,
  versions: Versions,
): Promise<AsyncIterableIterator<Change, undefined>> {
  const { householdId } = await membership(services, caller)
  const deliveries = deliveriesOf(services.pubSub, householdChannel(householdId))
  return endingWith(deliveries, changesOf(services, { caller, householdId }, versions, deliveries))
}

interface Listener {
  caller: Caller
  householdId: string
}

async function* changesOf(
  services: Services,
  { caller, householdId }: Listener,
  versions: Versions,
  deliveries: AsyncIterableIterator<Delivery, undefined>,
): AsyncGenerator<Change, undefined> {
  try {
    let shown: Shown = { ...versions, presence: '' }
    const known = new KnownVersions(services, { userId: caller.userId, householdId, parts: VERSIONED })
    await known.begin()
    const read = async (parts: ReadonlySet<Part>, isOtherTable: boolean) => {
      const found = await readTogether(services, caller.userId, {
        what: `parts ${householdId}`,
        wish: parts,
        both: (one, other) => new Set([...one, ...other]),
        read: (all) => readParts(services, { caller, householdId }, all),
      })
      if (!found) return null
      const change = changeOf(found, shown, isOtherTable)
      shown = shownAfter(found, shown)
      known.note(versionsIn(found), parts)
      return change
    }

    const first = await read(new Set(VERSIONED), false)
    if (!first) return
    yield first
    for await (const batch of inBatches(deliveries)) {
      for (const delivery of batch) noteDelivery(services, householdId, delivery)
      const { parts, isOtherTable } = await known.toRead(batch)
      const change = await read(parts, isOtherTable)
      if (!change) return
      if (Object.values(change).some((part) => part !== null)) yield change
    }
  } finally {
    await deliveries.return?.()
  }
}

/** Whether what is read for a caller is of the household: what it asked for, or its first one. */
async function isStillFor(services: Services, caller: Caller, householdId: string): Promise<boolean> {
  if (caller.isAsked) return belongsTo(services, caller, householdId)
  return (await membership(services, caller)).householdId === householdId
}

/** Parts of a household as they were read, and what was made of them for clients, by which parts these lack. */
interface Found extends Change {
  readonly presenceText: string
  readonly changes: Map<string, Change>
}

/** Reads parts of a household. Null for who is not in it: not before, and not after, since parts of another would be read. */
async function readParts(
  services: Services,
  { caller, householdId }: Listener,
  parts: ReadonlySet<Part>,
): Promise<Found | null> {
  const belongs = () => isStillFor(services, caller, householdId)
  if (!(await belongs())) return null
  const [plan, list, household, cupboard, shopHabits] = await Promise.all([
    parts.has('plan') ? currentPlan(services, caller) : null,
    parts.has('list') ? sharedList(services, caller) : null,
    parts.has('household') ? readHousehold(services, caller) : null,
    parts.has('cupboard') ? cupboardOf(services, caller) : null,
    parts.has('shopHabits') ? habitsOf(services, caller) : null,
  ])
  if (!(await belongs())) return null
  const presence = presenceOf(services.pubSub, householdId, services.now())
  const presenceText = JSON.stringify(presence)
  return { plan, list, household, cupboard, shopHabits, presence, presenceText, changes: new Map() }
}

/** What is new to a client; the same object for all to whom the same is new. @param isOtherTable the plan is, whatever its version. */
function changeOf(found: Found, shown: Shown, isOtherTable: boolean): Change {
  const isNew = (part: VersionedPart) => found[part] !== null && found[part].version !== shown[part]
  const news = VERSIONED.filter((part) => isNew(part) || (isOtherTable && part === 'plan'))
  const hasPresence = found.presenceText !== shown.presence
  const key = [...news, hasPresence].join(' ')
  const has = new Set(news)
  const known = found.changes.get(key)
  if (known) return known
  const made: Change = {
    plan: has.has('plan') ? found.plan : null,
    list: has.has('list') ? found.list : null,
    household: has.has('household') ? found.household : null,
    cupboard: has.has('cupboard') ? found.cupboard : null,
    shopHabits: has.has('shopHabits') ? found.shopHabits : null,
    presence: hasPresence ? found.presence : null,
  }
  found.changes.set(key, made)
  return made
}

function shownAfter({ plan, list, household, cupboard, shopHabits, presenceText }: Found, shown: Shown): Shown {
  return {
    plan: plan?.version ?? shown.plan,
    list: list?.version ?? shown.list,
    household: household?.version ?? shown.household,
    cupboard: cupboard?.version ?? shown.cupboard,
    shopHabits: shopHabits?.version ?? shown.shopHabits,
    presence: presenceText,
  }
}

const versionsIn = (found: Found): Partial<Record<VersionedPart, number>> =>
  Object.fromEntries(VERSIONED.flatMap((part) => (found[part] ? [[part, found[part].version]] : [])))
