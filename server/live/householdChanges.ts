import { cupboardOf, type CupboardView } from '../cupboard/viewOfCupboard'
import type { HouseholdView } from '../households/views'
import type { Presence, SharedList, ShopHabits } from '../generated/schemaTypes'
import { householdChannel } from '../households/announceHousehold'
import { membership } from '../households/membership'
import { readHousehold } from '../households/readHousehold'
import { currentPlan } from '../planning/currentPlan'
import type { PlanView } from '../planning/views'
import { deliveriesOf } from '../pubsub/deliveriesOf'
import { type Delivery, RESYNC } from '../pubsub/PubSub'
import type { Services } from '../platform/services'
import { habitsOf } from '../shopping/habits/viewOfHabits'
import { sharedList } from '../shopping/sharedList'
import { endingWith } from './endingWith'
import { inBatches } from './inBatches'
import { noteDelivery, presenceOf } from './presenceBoard'

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
export type Versions = Record<'plan' | 'list' | 'household' | 'cupboard' | 'shopHabits', number | null>

/** What a client was shown. */
interface Shown extends Versions {
  presence: string
}

type Part = keyof Versions

/** What has to be read again after a message. Who eats decides about a plan's serves and what suits. */
const READ: Readonly<Record<string, readonly Part[]>> = {
  plan: ['plan'],
  list: ['list'],
  cupboard: ['cupboard'],
  habits: ['shopHabits'],
  members: ['household', 'plan'],
  presence: [],
}
const EVERYTHING: readonly Part[] = ['plan', 'list', 'household', 'cupboard', 'shopHabits']

/**
 * What changes in a user's household, beginning with what differs from the given versions (docs/product.md API-39). Ends
 * when the user leaves the household, and with `return()`.
 */
export async function householdChanges(
  services: Services,
  userId: string,
  versions: Versions,
): Promise<AsyncIterableIterator<Change, undefined>> {
  const { householdId } = await membership(services, userId)
  const deliveries = deliveriesOf(services.pubSub, householdChannel(householdId))
  return endingWith(deliveries, changesOf(services, { userId, householdId }, versions, deliveries))
}

interface Listener {
  userId: string
  householdId: string
}

async function* changesOf(
  services: Services,
  { userId, householdId }: Listener,
  versions: Versions,
  deliveries: AsyncIterableIterator<Delivery, undefined>,
): AsyncGenerator<Change, undefined> {
  try {
    let shown: Shown = { ...versions, presence: '' }
    const read = async (parts: ReadonlySet<Part>, always: ReadonlySet<Part>) => {
      const [plan, list, household, cupboard, shopHabits] = await Promise.all([
        parts.has('plan') ? currentPlan(services, userId) : null,
        parts.has('list') ? sharedList(services, userId) : null,
        parts.has('household') ? readHousehold(services, userId) : null,
        parts.has('cupboard') ? cupboardOf(services, userId) : null,
        parts.has('shopHabits') ? habitsOf(services, userId) : null,
      ])
      const presence = presenceOf(services.pubSub, householdId, services.now())
      const change: Change = {
        plan: plan && (always.has('plan') || plan.version !== shown.plan) ? plan : null,
        list: list && list.version !== shown.list ? list : null,
        household: household && household.version !== shown.household ? household : null,
        cupboard: cupboard && cupboard.version !== shown.cupboard ? cupboard : null,
        shopHabits: shopHabits && shopHabits.version !== shown.shopHabits ? shopHabits : null,
        presence: JSON.stringify(presence) === shown.presence ? null : presence,
      }
      shown = {
        plan: plan?.version ?? shown.plan,
        list: list?.version ?? shown.list,
        household: household?.version ?? shown.household,
        cupboard: cupboard?.version ?? shown.cupboard,
        shopHabits: shopHabits?.version ?? shown.shopHabits,
        presence: JSON.stringify(presence),
      }
      return change
    }
    const belongs = async () => (await membership(services, userId)).householdId === householdId

    const first = await read(new Set(EVERYTHING), new Set())
    if (!(await belongs())) return
    yield first
    for await (const batch of inBatches(deliveries)) {
      for (const delivery of batch) noteDelivery(services, householdId, delivery)
      if (!(await belongs())) return
      const parts = new Set(batch.flatMap(partsOf))
      const change = await read(parts, new Set(batch.some(concernsMembers) ? ['plan'] : []))
      // Who was moved to another household while it was read got a part of that one.
      if (!(await belongs())) return
      if (Object.values(change).some((part) => part !== null)) yield change
    }
  } finally {
    await deliveries.return?.()
  }
}

function partsOf(delivery: Delivery): readonly Part[] {
  return delivery === RESYNC ? EVERYTHING : (READ[String(delivery.part)] ?? EVERYTHING)
}

const concernsMembers = (delivery: Delivery): boolean => delivery === RESYNC || delivery.part === 'members'
