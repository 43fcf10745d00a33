import { BaseModel } from '../database/BaseModel'
import type { NotificationKind } from '../generated/schemaTypes'

/** What is sent: one of the kinds, or a test. */
export type SentKind = NotificationKind | 'TEST'

/** A notification that waits to be sent to a device. Its row is deleted once it is sent or given up. */
export class NotificationModel extends BaseModel {
  static override tableName = 'notifications'

  declare id: string
  declare deviceId: string
  declare kind: SentKind
  /** Of a kitchen timer: the hash of its key; null of other kinds. */
  declare about: string | null
  /** What it says; null until it is first sent, when it says what is so then. */
  declare body: string | null
  /** Of a kitchen timer: its end. */
  declare createdAt: number
  declare nextTryAt: number
  /** When it is of no use any more. */
  declare expiresAt: number
  declare tries: number
  declare claimedBy: string | null
  declare claimedUntil: number
}
