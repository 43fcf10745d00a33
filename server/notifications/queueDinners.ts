import { sydneyDay } from '../../schema/sydneyDay'
import { inTransaction } from '../database/transaction'
import type { Services } from '../platform/services'
import { sydneyHour } from '../pure/sydneyTime'
import { DeviceModel } from './DeviceModel'
import { LATE_HOURS } from './limits'
import { queueNotification } from './queueNotification'

/** Devices that are looked at together. */
const PAGE = 200

type Means = Pick<Services, 'db' | 'now'>

/**
 * Queues for devices whose hour has come in Sydney what is for dinner, once a day (docs/product.md PUSH-4). A clock that goes back or
 * leaves the hour out changes nothing about that. A server that was away says it up to three hours later.
 */
export async function queueDinners(services: Means): Promise<void> {
  const { db, now } = services
  const at = now()
  const [day, hour] = [sydneyDay(at), sydneyHour(at)]
  for (;;) {
    const devices = await DeviceModel.query(db)
      .where('dinnerDay', '<', day)
      .where('dinnerHour', '<=', hour)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'dinnerHour')
    for (const { id, dinnerHour } of devices)
      await inTransaction(db, async (trx) => {
        const waits = DeviceModel.query(trx).findById(id).where('dinnerDay', '<', day)
        if ((await waits.patch({ dinnerDay: day })) === 0 || hour - dinnerHour >= LATE_HOURS) return
        await queueNotification(trx, id, 'DINNER', at)
      })
    if (devices.length < PAGE) return
  }
}
