import type { Knex } from 'knex'
import { SessionModel } from '../accounts/SessionModel'
import { UserModel } from '../accounts/UserModel'
import { MemberModel } from '../households/MemberModel'
import type { Services } from '../platform/services'
import { DeviceModel } from './DeviceModel'

/** Whose notifications are asked for. */
export interface NotificationsView {
  readonly userId: string
}

/** A device as its person sees it. */
export interface SeenDevice {
  readonly device: DeviceModel
  readonly isPaused: boolean
}

/** An account's devices, the newest first. */
export const devicesOf = (db: Knex, userId: string) =>
  DeviceModel.query(db)
    .where({ userId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])

type Owned = Pick<DeviceModel, 'id' | 'userId' | 'sessionId' | 'householdId'>

/**
 * The ids of those devices that may be notified now: their session is open, their account may sign in, and it belongs to the household
 * (docs/product.md PUSH-6).
 */
export async function liveOnes(db: Knex, devices: readonly Owned[], now: number): Promise<Set<string>> {
  if (devices.length === 0) return new Set()
  const users = [...new Set(devices.map(({ userId }) => userId))]
  const [sessions, accounts, members] = await Promise.all([
    SessionModel.open(db, now)
      .whereIn('userId', users)
      .findByIds(devices.flatMap(({ sessionId }) => sessionId ?? []))
      .select('id', 'userId'),
    UserModel.query(db).findByIds(users).whereNotNull('confirmedAt').whereNull('lockedAt').select('id'),
    MemberModel.query(db).whereIn('userId', users).select('userId', 'householdId'),
  ])
  const open = new Set(sessions.map(({ id, userId }) => `${userId} ${id}`))
  const accountIds = new Set(accounts.map(({ id }) => id))
  const places = new Set(members.map(({ userId, householdId }) => `${userId} ${householdId}`))
  const isLive = ({ userId, sessionId, householdId }: Owned) =>
    open.has(`${userId} ${sessionId}`) && accountIds.has(userId) && places.has(`${userId} ${householdId}`)
  return new Set(devices.filter(isLive).map(({ id }) => id))
}

/** The same devices with whether they are silent. */
export async function seen(
  { db, now }: Pick<Services, 'db' | 'now'>,
  devices: readonly DeviceModel[],
): Promise<SeenDevice[]> {
  const live = await liveOnes(db, devices, now())
  return devices.map((device) => ({ device, isPaused: !live.has(device.id) }))
}
