import type { FollowLeaving, FollowMove, FollowReset } from '../platform/services'
import { WebhookModel } from './WebhookModel'

/** Who leaves a household has no webhook of it any more, also after coming back. */
export const endWebhooksOfLeaving: FollowLeaving = async (_services, trx, { userId, from }) => {
  await WebhookModel.query(trx).where({ userId, householdId: from }).delete()
}

/** The same of who moves to another household. */
export const endWebhooksOfMove: FollowMove = async (_services, trx, { userId, from }) => {
  if (from !== null) await WebhookModel.query(trx).where({ userId, householdId: from }).delete()
}

/** Who resets the password may have lost the account to another, who may have made webhooks (docs/product.md HOOK-6). */
export const endWebhooksOfReset: FollowReset = async (_services, trx, userId) => {
  await WebhookModel.query(trx).where({ userId }).delete()
}
