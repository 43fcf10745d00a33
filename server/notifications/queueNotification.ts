import type { Knex } from 'knex'
import { newId } from '../../schema/newId'
import { LIFE } from './limits'
import { NotificationModel, type SentKind } from './NotificationModel'

/**
 * Queues a notification of a device, unless one of the kind waits, which will say what is so when it is sent. In the transaction
 * that holds the device's lock.
 *
 * @param wait milliseconds until it is sent.
 */
export async function queueNotification(
  trx: Knex,
  deviceId: string,
  kind: SentKind,
  now: number,
  wait = 0,
): Promise<void> {
  const waiting = await NotificationModel.query(trx).findOne({ deviceId, kind }).whereNull('body').select('id')
  if (waiting) return
  await NotificationModel.query(trx).insert({
    ...{ id: newId(), deviceId, kind, createdAt: now },
    ...{ nextTryAt: now + wait, expiresAt: now + wait + LIFE[kind] },
  })
}
