import { Courier } from '../outgoing/Courier'
import type { ResolveHost } from '../outgoing/resolveHost'
import type { Services } from '../platform/services'
import { deliver } from './deliver'
import { DeliveryModel } from './DeliveryModel'
import { WebhookModel } from './WebhookModel'

type Means = Pick<Services, 'config' | 'db' | 'log' | 'now' | 'reporter'>

/** Sends webhooks' messages. @param resolve replaces the look-up of hosts. */
export const webhookCourier = (services: Means, resolve?: ResolveHost): Courier =>
  new Courier(services, {
    ...{ name: 'webhooks', messages: DeliveryModel.tableName, receivers: WebhookModel.tableName },
    ...{ receiverOf: 'webhookId', waiting: { doneAt: null } },
    deliver: (id, holder) => deliver(services, id, holder, resolve),
  })
