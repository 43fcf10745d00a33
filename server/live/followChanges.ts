import { householdChannel } from '../households/announceHousehold'
import { deliveriesOf } from '../pubsub/deliveriesOf'
import { type Delivery, RESYNC } from '../pubsub/PubSub'
import type { Services } from '../platform/services'
import { membership } from '../households/membership'
import { type ChangesView, differenceOf, presenceAlone } from './changesSince'
import { endingWith } from './endingWith'
import { inBatches } from './inBatches'
import { noteDelivery, presenceOf } from './presenceBoard'
import { readTogether } from './readTogether'
import { readSnapshot } from './snapshot'
import type { Caller } from '../request/context'

/**
 * What changes in a user's household: first what is missing since a cursor, then each change (docs/product.md API-50). Ends
 * when the user leaves the household, and with `return()`.
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
    let told: ChangesView | null = null
    const next = async (): Promise<ChangesView | null> => {
      const read = () => readSnapshot(services, caller)
      const snapshot = await readTogether(services, caller.userId, `snapshot ${householdId}`, read)
      if (snapshot?.householdId !== householdId) return null
      return differenceOf(services, snapshot, told ? told.cursor : after)
    }
    told = await next()
    if (!told) return
    yield told
    for await (const batch of inBatches(deliveries)) {
      for (const delivery of batch) noteDelivery(services, householdId, delivery)
      const presence = presenceOf(services.pubSub, householdId, services.now())
      const isPresenceAlone = batch.every((delivery) => delivery !== RESYNC && delivery.part === 'presence')
      const before: ChangesView = told
      const change: ChangesView | null = isPresenceAlone ? presenceAlone(before, presence) : await next()
      if (!change) return
      told = change
      const isOther = JSON.stringify(change.presence) !== JSON.stringify(before.presence)
      if (change.cursor !== before.cursor || isOther) yield change
    }
  } finally {
    await deliveries.return?.()
  }
}
