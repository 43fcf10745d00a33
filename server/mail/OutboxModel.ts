import { BaseModel } from '../database/BaseModel'

/** A queued mail. Its content and recipient are erased once it has been sent. */
export class OutboxModel extends BaseModel {
  static override tableName = 'outbox'

  id!: string
  /** The account that it is about, whose deletion deletes the mail; null if there is none. */
  userId!: string | null
  /** The same at every attempt, so that mail programs recognise duplicates. */
  messageId!: string
  to!: string
  subject!: string
  text!: string
  html!: string
  createdAt!: number
  nextTryAt!: number
  tries!: number
  lastError!: string | null
  claimedBy!: string | null
  claimedUntil!: number
  sentAt!: number | null
  /** When it was given up. */
  deadAt!: number | null
}
