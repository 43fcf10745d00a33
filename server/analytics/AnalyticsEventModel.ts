import { BaseModel } from '../database/BaseModel'
import type { AnalyticsEventType } from '../generated/resolverTypes'

/** Something that happened in a client. */
export class AnalyticsEventModel extends BaseModel {
  static override tableName = 'analytics_events'
  static override jsonAttributes = ['metadata']

  declare id: string
  /** Hash of whose event it is and of what the client called it, so that it is recorded once; null without a name. */
  declare eventKey: string | null
  /** null for somebody who was not signed in. */
  declare userId: string | null
  declare type: AnalyticsEventType
  /** The planner's mode, where the event has one. */
  declare mode: string | null
  declare metadata: Record<string, unknown>
  /** Path of the page, without what is secret in it. */
  declare page: string
  /** The date in Sydney on which it was received. */
  declare day: string
  /** By the client's clock. */
  declare happenedAt: number
  /** By ours. */
  declare receivedAt: number
}
