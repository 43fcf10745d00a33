import { withLock } from '../database/lock'
import { followChanged } from '../households/followChanged'
import { runBackground } from '../outgoing/runBackground'
import type { Services } from '../platform/services'
import { queueCatalogueNews } from './queueCatalogueNews'
import { queueHouseholdNews } from './queueHouseholdNews'
import { queueKeyNews } from './queueKeyNews'
import { renewSeals } from './renewSeals'
import { webhookCourier } from './webhookCourier'

const SECOND = 1000
const PAUSE = SECOND
/** The pause while nothing is due. */
const IDLE = 4 * SECOND
/** How long changes of a household are collected before its webhooks are called. */
const COLLECTED = 3 * SECOND
/** How often everything is looked through, for what was missed. */
const SWEEP = 60 * SECOND

/** What is looked through regularly: what is new since it was last queued. In one instance at a time. */
export async function sweep(services: Services): Promise<void> {
  await withLock(services.db, 'webhooks', { patience: 0 }, async () => {
    await renewSeals(services)
    await queueHouseholdNews(services, null)
    await queueKeyNews(services)
  })
}

/** Queues and sends webhooks' messages until it is stopped. @returns stops it and waits for deliveries in progress. */
export function startWebhooks(services: Services): () => Promise<void> {
  const courier = webhookCourier(services)
  const changed = followChanged(services, ['plan', 'list'])
  const collect = async () => {
    const households = changed.take()
    if (households.length > 0) await queueHouseholdNews(services, households)
    await queueCatalogueNews(services)
  }
  const stop = runBackground(
    services,
    'webhooks',
    [
      { pause: SWEEP, work: () => sweep(services) },
      { pause: COLLECTED, work: collect },
      { pause: PAUSE, idlePause: IDLE, work: () => courier.begin() },
    ],
    () => courier.idle(),
  )
  return () => {
    changed.unsubscribe()
    return stop()
  }
}
