import type { Knex } from 'knex'
import { newId } from '../../schema/newId'
import type { Services } from '../platform/services'
import { DeliveryModel } from './DeliveryModel'

/** Queues a message for a webhook, in the transaction in which what it says is noted. */
export async function queueMessage(
  { now }: Pick<Services, 'now'>,
  trx: Knex,
  webhookId: string,
  { type, data }: { type: string; data: object },
): Promise<void> {
  const at = now()
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data })
  await DeliveryModel.query(trx).insert({ id: newId(), webhookId, kind: type, body, createdAt: at, nextTryAt: at })
}

/** Whether a message of a type waits already, which tells its receiver to look as well as another would. */
export async function isWaiting(trx: Knex, webhookId: string, type: string): Promise<boolean> {
  const waiting = await DeliveryModel.query(trx).findOne({ webhookId, kind: type, doneAt: null }).select('id')
  return waiting !== undefined
}
