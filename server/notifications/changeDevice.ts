import { inTransaction } from '../database/transaction'
import type { ChangeNotificationDeviceInput, RenewNotificationDeviceInput } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import type { Refused, SessionCaller } from './addDevice'
import { DeviceModel, kindsOf } from './DeviceModel'
import { messages } from './messages'
import { queueNotification } from './queueNotification'
import { devicesOf } from './seenDevices'
import { hashOfEndpoint, problemsOf, sealed } from './subscription'
import { problemsOfWants, stateOfWants } from './wants'

const unknown = (): Refused => ({ errors: [inputError('UNKNOWN', 'id', messages.unknown)] })

/** Changes what a device of the caller's is notified of. */
export async function changeDevice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, householdId }: SessionCaller,
  { id, kinds, dinnerHour }: ChangeNotificationDeviceInput,
): Promise<DeviceModel | Refused> {
  return inTransaction(db, async (trx) => {
    const device = await devicesOf(trx, userId).findById(id).forUpdate()
    if (!device) return unknown()
    const wants = { kinds: kinds ?? kindsOf(device), dinnerHour: dinnerHour ?? device.dinnerHour }
    const errors = problemsOfWants(wants)
    if (errors.length > 0) return { errors }
    const state = await stateOfWants(trx, wants, householdId, device, now())
    return device.$query(trx).patchAndFetch({ ...state, householdId })
  })
}

/**
 * Stores which subscription a device of the caller's has now, and that its page is in this session (docs/product.md PUSH-6). After
 * another session it is notified of what happens from now on. The browser is no other person's any more.
 */
export async function renewDevice(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { userId, sessionId }: Pick<SessionCaller, 'userId' | 'sessionId'>,
  { id, subscription }: RenewNotificationDeviceInput,
): Promise<DeviceModel | Refused> {
  const errors = problemsOf(subscription, config)
  if (errors.length > 0) return { errors }
  const endpointHash = hashOfEndpoint(subscription.endpoint)
  return inTransaction(db, async (trx) => {
    const own = devicesOf(trx, userId).forUpdate()
    const device = (id ? await own.clone().findById(id) : undefined) ?? (await own.clone().findOne({ endpointHash }))
    await DeviceModel.query(trx)
      .where({ endpointHash })
      .whereNot({ id: device?.id ?? '' })
      .delete()
    if (!device) return unknown()
    const isBack = device.sessionId !== sessionId
    const wants = { kinds: kindsOf(device), dinnerHour: device.dinnerHour }
    const state = isBack ? await stateOfWants(trx, wants, device.householdId, null, now()) : {}
    const renewed = { ...sealed(config.tokenSecrets, device.id, subscription), sessionId, seenAt: now() }
    return device.$query(trx).patchAndFetch({ ...state, ...renewed })
  })
}

/** Removes a device of the caller's with everything that waits for it. @returns whether there was one. */
export async function removeDevice({ db }: Pick<Services, 'db'>, userId: string, id: string): Promise<boolean> {
  return (await devicesOf(db, userId).clearOrder().where({ id }).delete()) > 0
}

/** Queues a notification that says that it works; one that waits already will do. */
export async function testDevice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  id: string,
): Promise<DeviceModel | Refused> {
  return inTransaction(db, async (trx) => {
    const device = await devicesOf(trx, userId).findById(id).forUpdate()
    if (!device) return unknown()
    await queueNotification(trx, id, 'TEST', now())
    return device
  })
}
