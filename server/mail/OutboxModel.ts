import { BaseModel } from '../database/BaseModel'

/** A mail on its way. Once it has been sent, its content and recipient are wiped. */
export class OutboxModel extends BaseModel {
  static override tableName = 'outbox'

  id!: string
  /** Whom it is about: their mails go with their account. */
  userId!: string | null
  /** The same at each try, so that a mail that arrives twice is recognised. */
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
