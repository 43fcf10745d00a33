import type { Knex } from 'knex'
import { newId } from '../../schema/newId'
import { inTransaction } from '../database/transaction'
import type { Services } from '../platform/services'
import { KitchenTimerModel } from '../timers/KitchenTimerModel'
import { DeviceModel } from './DeviceModel'
import { AHEAD, LIFE } from './limits'
import { NotificationModel } from './NotificationModel'
import { liveOnes } from './seenDevices'

/** Timers that are looked at together. */
const PAGE = 200

type Due = Pick<KitchenTimerModel, 'householdId' | 'keyHash' | 'dueAt'>

/**
 * Queues, for devices that want it, that the time of kitchen timers is up, a little before that, to be sent then
 * (docs/product.md PUSH-7). Of several instances one queues each end; one that is long past is left out.
 */
export async function queueTimers(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const { db, now } = services
  for (;;) {
    const due: Due[] = await KitchenTimerModel.query(db)
      .where('dueAt', '<=', now() + AHEAD)
      .orderBy('dueAt')
      .limit(PAGE)
      .select('householdId', 'keyHash', 'dueAt')
    for (const timer of due) await inTransaction(db, (trx) => queue(trx, timer, now()))
    if (due.length < PAGE) return
  }
}

async function queue(trx: Knex, { householdId, keyHash, dueAt }: Due, now: number): Promise<void> {
  // Who takes the end away queues it.
  const taken = await KitchenTimerModel.query(trx).where({ householdId, keyHash, dueAt }).patch({ dueAt: null })
  if (taken === 0 || dueAt === null) return
  const expiresAt = dueAt + LIFE.TIMERS
  if (expiresAt <= now) return
  const devices = await DeviceModel.query(trx).where({ householdId, wantsTimers: 1 }).orderBy('id')
  const live = await liveOnes(trx, devices, now)
  const rows = devices
    .filter(({ id }) => live.has(id))
    .map(({ id: deviceId }) => ({
      ...{ id: newId(), deviceId, kind: 'TIMERS', about: keyHash },
      ...{ createdAt: dueAt, nextTryAt: dueAt, expiresAt },
    }))
  if (rows.length > 0) await trx(NotificationModel.tableName).insert(rows)
}
