import type { FollowLeaving, FollowLogOut, FollowMove, FollowReplacement, FollowReset } from '../platform/services'
import { DeviceModel } from './DeviceModel'

/** Who logs out is not notified on that device any more (docs/product.md PUSH-6). */
export const endDevicesOfLogOut: FollowLogOut = async ({ db }, sessionId) => {
  await DeviceModel.query(db).where({ sessionId }).delete()
}

/** Who signs in once more in the same browser goes on being notified there. */
export const keepDevices: FollowReplacement = async ({ db }, { userId, former, next }) => {
  await DeviceModel.query(db).where({ userId, sessionId: former }).patch({ sessionId: next })
}

/** Who leaves a household is not notified of it any more, also after coming back. */
export const endDevicesOfLeaving: FollowLeaving = async (_services, trx, { userId, from }) => {
  await DeviceModel.query(trx).where({ userId, householdId: from }).delete()
}

/** The same of who moves to another household. */
export const endDevicesOfMove: FollowMove = async (_services, trx, { userId, from }) => {
  if (from !== null) await DeviceModel.query(trx).where({ userId, householdId: from }).delete()
}

/** Who resets the password may have lost the account to another, who may have added devices. */
export const endDevicesOfReset: FollowReset = async (_services, trx, userId) => {
  await DeviceModel.query(trx).where({ userId }).delete()
}
