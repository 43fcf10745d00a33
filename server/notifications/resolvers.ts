import { logOutcome } from '../accounts/logAccountEvents'
import type { Resolvers } from '../generated/resolverTypes'
import { membership } from '../households/membership'
import { readHouseholds } from '../households/readHousehold'
import { type Context, sessionOf, userOf } from '../request/context'
import { addDevice, type Refused, type SessionCaller } from './addDevice'
import { changeDevice, removeDevice, renewDevice, testDevice } from './changeDevice'
import { type DeviceModel, kindsOf } from './DeviceModel'
import { devicesOf, seen } from './seenDevices'
import { presentKeys } from './vapid'

/** The caller in its session, and the household for which the call is. */
async function callerOf(context: Context): Promise<SessionCaller> {
  const caller = userOf(context)
  const { householdId } = await membership(context.services, caller)
  return { userId: caller.userId, sessionId: sessionOf(context), householdId }
}

async function answerOf({ services }: Context, found: DeviceModel | Refused) {
  if ('errors' in found) return { device: null, errors: found.errors }
  const [device] = await seen(services, [found])
  return { device: device ?? null, errors: [] }
}

/** What people's devices are notified of. */
export const notifications: Resolvers = {
  Viewer: {
    notifications: ({ id }) => ({ userId: id }),
  },
  Notifications: {
    publicKey: (_parent, _args, { services }) => presentKeys(services.config.tokenSecrets).publicKey,
    devices: async ({ userId }, _args, { services }) => seen(services, await devicesOf(services.db, userId)),
  },
  NotificationDevice: {
    id: ({ device }) => device.id,
    label: ({ device }) => device.label,
    kinds: ({ device }) => kindsOf(device),
    dinnerHour: ({ device }) => device.dinnerHour,
    createdAt: ({ device }) => device.createdAt,
    household: async ({ device }, _args, context) => {
      const all = await readHouseholds(context.services, userOf(context))
      return all.find(({ id }) => id === device.householdId) ?? null
    },
  },
  Mutation: {
    addNotificationDevice: async (_parent, { input }, context) => {
      const found = await addDevice(context.services, await callerOf(context), input)
      const isAdded = !('errors' in found)
      logOutcome(context, 'notification_device', isAdded ? [] : found.errors, isAdded ? { object: found.id } : {})
      return answerOf(context, found)
    },
    changeNotificationDevice: async (_parent, { input }, context) =>
      answerOf(context, await changeDevice(context.services, await callerOf(context), input)),
    renewNotificationDevice: async (_parent, { input }, context) => {
      const caller = { userId: userOf(context).userId, sessionId: sessionOf(context) }
      return answerOf(context, await renewDevice(context.services, caller, input))
    },
    removeNotificationDevice: async (_parent, { input: { id } }, context) => {
      const isRemoved = await removeDevice(context.services, userOf(context).userId, id)
      if (isRemoved) logOutcome(context, 'notification_device', [], { object: id })
      return { errors: [] }
    },
    sendTestNotification: async (_parent, { input: { id } }, context) =>
      answerOf(context, await testDevice(context.services, userOf(context).userId, id)),
  },
}
