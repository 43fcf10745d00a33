import { BaseModel } from '../database/BaseModel'

/** How an attempt ended. */
export type Outcome =
  | 'DELIVERED'
  | 'REFUSED'
  | 'REDIRECTED'
  | 'GONE'
  | 'TIMED_OUT'
  | 'NOT_REACHED'
  | 'NOT_ALLOWED'
  | 'NOT_SIGNED'
  | 'ENDED'

/** A message to a webhook that waits or was sent, with what became of it. */
export class DeliveryModel extends BaseModel {
  static override tableName = 'webhook_deliveries'

  /** Also the message's `webhook-id`, the same at every attempt. */
  declare id: string
  declare webhookId: string
  /** The message's `type`. */
  declare kind: string
  declare body: string
  declare createdAt: number
  declare nextTryAt: number
  declare tries: number
  declare claimedBy: string | null
  declare claimedUntil: number
  /** When the last attempt ended; null before the first. */
  declare triedAt: number | null
  declare outcome: Outcome | null
  /** First figure of the answer's status, null where there was no answer. */
  declare answered: number | null
  /** When it was delivered or given up; null while it waits. */
  declare doneAt: number | null
}
