import { BaseModel } from '../database/BaseModel'
import type { NotificationKind } from '../generated/schemaTypes'

/** A browser that is notified, for one person and about one household. */
export class DeviceModel extends BaseModel {
  static override tableName = 'notification_devices'
  static override booleanAttributes = ['isSlow', 'wantsTimers']

  declare id: string
  declare userId: string
  /** The session in which its page is; null once that was deleted. */
  declare sessionId: string | null
  declare householdId: string
  declare label: string
  /** SHA-256 of the subscription's address, by which a browser is found. */
  declare endpointHash: string
  /** Its subscription, sealed. */
  declare subscription: string
  /** Which of the server's secrets sealed it. */
  declare sealedBy: string
  /** The hour in Sydney at which dinner is said. */
  declare dinnerHour: number
  /** The day for which dinner was last looked at; null where it is not wanted. */
  declare dinnerDay: string | null
  /** The version of the list up to which its person was notified; null where that is not wanted. */
  declare listVersion: number | null
  /** Whether it is notified of kitchen timers. */
  declare wantsTimers: boolean
  /** Whether its push service took long, or did not answer, the last time. */
  declare isSlow: boolean
  declare createdAt: number
  /** When its page last said that it is there. */
  declare seenAt: number
}

/** What a device is notified of. */
export const kindsOf = ({
  dinnerDay,
  listVersion,
  wantsTimers,
}: Pick<DeviceModel, 'dinnerDay' | 'listVersion' | 'wantsTimers'>): NotificationKind[] => [
  ...(listVersion === null ? [] : (['LIST_ADDED'] as const)),
  ...(dinnerDay === null ? [] : (['DINNER'] as const)),
  ...(wantsTimers ? (['TIMERS'] as const) : []),
]
