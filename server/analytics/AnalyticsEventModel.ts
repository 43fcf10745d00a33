import { BaseModel } from '../database/BaseModel'
import type { AnalyticsEventType } from '../generated/schemaTypes'

/** A usage event. */
export class AnalyticsEventModel extends BaseModel {
  static override tableName = 'analytics_events'
  static override jsonAttributes = ['metadata']

  declare id: string
  /** Hash of the user's and the client's id of the event, so that it is recorded once; null if the client gave none. */
  declare eventKey: string | null
  /** Null for anonymous visitors. */
  declare userId: string | null
  declare type: AnalyticsEventType
  /** The planner's mode, if the metadata names one. */
  declare mode: string | null
  declare metadata: Record<string, unknown>
  /** Path of the page, as `pagePath` returns it. */
  declare page: string
  /** The date in Sydney on which it was received. */
  declare day: string
  /** By the client's clock. */
  declare happenedAt: number
  /** By the server's clock. */
  declare receivedAt: number
}
