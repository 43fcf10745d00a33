import { withLock } from '../database/lock'
import { followChanged } from '../households/followChanged'
import { runBackground } from '../outgoing/runBackground'
import type { Services } from '../platform/services'
import { notificationCourier } from './notificationCourier'
import { queueDinners } from './queueDinners'
import { queueListNews } from './queueListNews'
import { queueTimers } from './queueTimers'
import { renewSeals } from './renewSeals'

const SECOND = 1000
const PAUSE = SECOND
/** The pause while nothing is due. */
const IDLE = 4 * SECOND
/** How often lists that this instance has changed are looked at. */
const COLLECTED = 5 * SECOND
/** How often timers are looked for whose time is nearly up; more often than `AHEAD`. */
const TIMERS = 4 * SECOND
/** How often everything is looked through: the hours of dinner, and what was missed. */
const SWEEP = 60 * SECOND

/** What is looked through regularly, in one instance at a time. */
export async function sweep(services: Services): Promise<void> {
  await withLock(services.db, 'notifications', { patience: 0 }, async () => {
    await renewSeals(services)
    await queueListNews(services, null)
    await queueDinners(services)
  })
}

/** Queues and sends notifications until it is stopped. @returns stops it and waits for those on their way. */
export function startNotifications(services: Services): () => Promise<void> {
  const courier = notificationCourier(services)
  const changed = followChanged(services, ['list'])
  const collect = async () => {
    const households = changed.take()
    if (households.length > 0) await queueListNews(services, households)
  }
  const stop = runBackground(
    services,
    'notifications',
    [
      { pause: SWEEP, work: () => sweep(services) },
      { pause: COLLECTED, work: collect },
      { pause: TIMERS, work: () => queueTimers(services) },
      { pause: PAUSE, idlePause: IDLE, work: () => courier.begin() },
    ],
    () => courier.idle(),
  )
  return () => {
    changed.unsubscribe()
    return stop()
  }
}
