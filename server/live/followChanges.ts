import { householdChannel } from '../households/announceHousehold'
import { deliveriesOf } from '../pubsub/deliveriesOf'
import type { Delivery } from '../pubsub/PubSub'
import type { Services } from '../platform/services'
import { membership } from '../households/membership'
import { EVERYTHING, type Part } from './announced'
import { type ChangesView, differenceOf, nothingMissed, presenceAlone } from './changesSince'
import { contentOf, cursorOf, markOf } from './cursor'
import { endingWith } from '../pubsub/endingWith'
import { inBatches } from './inBatches'
import { KnownVersions } from './KnownVersions'
import { noteDelivery, presenceOf } from './presenceBoard'
import { readTogether } from './readTogether'
import { knownToBoth, readSnapshot, type Snapshot } from './snapshot'
import type { Caller } from '../request/context'

/**
 * What changes in a user's household: first what is missing since a cursor, then each change (docs/product.md API-50). Of a
 * household in which nothing was stored since, no more is read than that. Ends when the user leaves the household, and with
 * `return()`.
 */
export async function followChanges(
  services: Services,
  caller: Caller,
  after: string | null,
): Promise<AsyncIterableIterator<ChangesView, undefined>> {
  const { householdId } = await membership(services, caller)
  const deliveries = deliveriesOf(services.pubSub, householdChannel(householdId))
  return endingWith(deliveries, changesFrom(services, { caller, householdId }, after, deliveries))
}

async function* changesFrom(
  services: Services,
  { caller, householdId }: { caller: Caller; householdId: string },
  after: string | null,
  deliveries: AsyncIterableIterator<Delivery, undefined>,
): AsyncGenerator<ChangesView, undefined> {
  try {
    let before: Snapshot | undefined
    const versions = new KnownVersions(services, { userId: caller.userId, householdId, parts: EVERYTHING })
    await versions.begin()
    const presence = () => presenceOf(services.pubSub, householdId, services.now())
    let told: ChangesView | null =
      after !== null && versions.resume(markOf(after)) ? nothingMissed(householdId, after, presence()) : null
    const next = async (again: ReadonlySet<Part>, whole: readonly Part[]): Promise<ChangesView | null> => {
      const snapshot = await readTogether(services, caller.userId, {
        what: `snapshot ${householdId}`,
        wish: before && { before, again },
        both: knownToBoth,
        read: (known) => readSnapshot(services, caller, known),
      })
      if (snapshot?.householdId !== householdId) return null
      // What was read without the former one was read whole.
      versions.note(versionsIn(snapshot), before ? again : EVERYTHING)
      before = snapshot
      const cursor = cursorOf(snapshot, versions.mark)
      return differenceOf(services, snapshot, { after: told ? told.cursor : after, cursor, whole })
    }
    told ??= await next(new Set(EVERYTHING), EVERYTHING)
    if (!told) return
    yield told
    for await (const batch of inBatches(deliveries)) {
      for (const delivery of batch) noteDelivery(services, householdId, delivery)
      const { parts, isOtherTable } = await versions.toRead(batch)
      const last: ChangesView = told
      // Of which save a plan is follows from no object.
      const whole: readonly Part[] = isOtherTable ? ['plan'] : []
      const change: ChangesView | null = parts.size === 0 ? presenceAlone(last, presence()) : await next(parts, whole)
      if (!change) return
      told = change
      const isOther = JSON.stringify(change.presence) !== JSON.stringify(last.presence)
      if (contentOf(change.cursor) !== contentOf(last.cursor) || isOther || whole.length > 0) yield change
    }
  } finally {
    await deliveries.return?.()
  }
}

const versionsIn = ({ parts }: Snapshot): Record<Part, number | string> => ({
  household: parts.household.view.version,
  plan: parts.plan.view.version,
  list: parts.list.view.version,
  cupboard: parts.cupboard.view.version,
  shopHabits: parts.shopHabits.view.version,
  storedPlans: parts.storedPlans.view.version,
  kitchenTimers: parts.kitchenTimers.view.version,
})
