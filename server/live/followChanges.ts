import { householdChannel } from '../households/announceHousehold'
import { deliveriesOf } from '../pubsub/deliveriesOf'
import { type Delivery, RESYNC } from '../pubsub/PubSub'
import type { Services } from '../platform/services'
import { membership } from '../households/membership'
import { concernsPlan, EVERYTHING, type Part, partsOf } from './announced'
import { type ChangesView, differenceOf, presenceAlone } from './changesSince'
import { endingWith } from './endingWith'
import { inBatches } from './inBatches'
import { noteDelivery, presenceOf } from './presenceBoard'
import { readTogether } from './readTogether'
import { readSnapshot, type Snapshot } from './snapshot'
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
    let before: Snapshot | undefined
    const next = async (again: ReadonlySet<Part>, whole: readonly Part[]): Promise<ChangesView | null> => {
      const read = () => readSnapshot(services, caller, before && { before, again })
      const what = `snapshot ${householdId} ${[...again].sort().join(' ')}`
      const snapshot = await readTogether(services, caller.userId, what, read)
      if (snapshot?.householdId !== householdId) return null
      before = snapshot
      return differenceOf(services, snapshot, told ? told.cursor : after, whole)
    }
    told = await next(new Set(EVERYTHING), EVERYTHING)
    if (!told) return
    yield told
    for await (const batch of inBatches(deliveries)) {
      for (const delivery of batch) noteDelivery(services, householdId, delivery)
      const presence = presenceOf(services.pubSub, householdId, services.now())
      const isPresenceAlone = batch.every((delivery) => delivery !== RESYNC && delivery.part === 'presence')
      const last: ChangesView = told
      // Of which save a plan is follows from no object.
      const whole: readonly Part[] = batch.some(concernsPlan) ? ['plan'] : []
      const change: ChangesView | null = isPresenceAlone
        ? presenceAlone(last, presence)
        : await next(new Set(batch.flatMap(partsOf)), whole)
      if (!change) return
      told = change
      const isOther = JSON.stringify(change.presence) !== JSON.stringify(last.presence)
      if (change.cursor !== last.cursor || isOther || whole.length > 0) yield change
    }
  } finally {
    await deliveries.return?.()
  }
}
