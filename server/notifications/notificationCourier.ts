import { Courier } from '../outgoing/Courier'
import type { ResolveHost } from '../outgoing/resolveHost'
import type { Services } from '../platform/services'
import { deliver } from './deliver'
import { DeviceModel } from './DeviceModel'
import { NotificationModel } from './NotificationModel'

/** Sends notifications. @param resolve replaces the look-up of hosts. */
export const notificationCourier = (services: Services, resolve?: ResolveHost): Courier =>
  new Courier(services, {
    ...{ name: 'notifications', messages: NotificationModel.tableName, receivers: DeviceModel.tableName },
    ...{ receiverOf: 'deviceId', waiting: {} },
    deliver: (id, holder) => deliver(services, id, holder, resolve),
  })
