import type { ResolveHost } from '../outgoing/resolveHost'
import { waitAfter } from '../outgoing/waitAfter'
import type { Services } from '../platform/services'
import { attempt } from './attempt'
import { compose } from './compose'
import { DeviceModel } from './DeviceModel'
import { WAITS } from './limits'
import { notificationMetrics } from './notificationMetrics'
import { NotificationModel } from './NotificationModel'
import { liveOnes } from './seenDevices'

/** Sends a notification that `holder` has claimed, and notes what came of it (docs/product.md PUSH-5). */
export async function deliver(services: Services, id: string, holder: string, resolve?: ResolveHost): Promise<void> {
  const { config, db, now, log } = services
  const message = await NotificationModel.query(db).findById(id)
  const device = message && (await DeviceModel.query(db).findById(message.deviceId))
  if (!message || !device) return
  const claimed = () => NotificationModel.query(db).findById(id).where({ claimedBy: holder })
  const isLive = now() < message.expiresAt && (await liveOnes(db, [device], now())).has(device.id)
  const body = isLive ? (message.body ?? (await compose(services, message, device, holder))) : null
  if (body === null) return void (await claimed().delete())
  const { outcome, restFor, isSlow } = await attempt(config, device, message, body, now(), resolve)
  if (outcome === 'GONE') {
    log.info({ deviceId: device.id }, 'A device has unsubscribed and is removed')
    notificationMetrics.gone.inc()
    return void (await DeviceModel.query(db).deleteById(device.id))
  }
  if (isSlow !== device.isSlow) await DeviceModel.query(db).findById(device.id).patch({ isSlow })
  const tries = message.tries + 1
  const nextTryAt = Math.round(now() + waitAfter(WAITS, tries, restFor))
  if (outcome === 'LATER' && nextTryAt < message.expiresAt) {
    notificationMetrics.retried.inc()
    await claimed().patch({ tries, nextTryAt, claimedUntil: 0 })
    return
  }
  notificationMetrics[outcome === 'SENT' ? 'sent' : 'dead'].inc()
  if (outcome !== 'SENT') log.warn({ deviceId: device.id, tries, outcome }, 'A notification was given up')
  await claimed().delete()
}
