import { logOutcome } from '../accounts/logAccountEvents'
import { createBatchLoader } from '../database/createBatchLoader'
import type { Resolvers } from '../generated/resolverTypes'
import { membership } from '../households/membership'
import { readHouseholds } from '../households/readHousehold'
import { badRequest } from '../platform/errors'
import { type Context, userOf } from '../request/context'
import { addWebhook } from './addWebhook'
import { removeWebhook, rollSecret, switchOnWebhook, testWebhook } from './changeWebhook'
import { DeliveryModel } from './DeliveryModel'
import { MOST_ANSWERED } from './limits'
import { messages } from './messages'
import { ownerOf, webhooksOf } from './Owner'
import type { Refused } from './proof'
import type { WebhookModel } from './WebhookModel'

/** What a webhook has beside what waits: server/webhooks/forgetDeliveries.ts bounds it. */
const deliveriesOf = createBatchLoader(async (db, ids) => {
  const all = await DeliveryModel.query(db)
    .whereIn('webhookId', [...ids])
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
  return new Map([...ids].map((id) => [id, all.filter(({ webhookId }) => webhookId === id)]))
})

/** Whose webhook is asked for, as the security log names it. */
const about = (id: string) => ({ object: id })

function answerOf(context: Context, found: WebhookModel | Refused, id: string, isNoted: boolean) {
  const errors = 'errors' in found ? found.errors : []
  if (isNoted) logOutcome(context, 'webhook', errors, about(id))
  return { webhook: 'errors' in found ? null : found, errors }
}

/** Addresses that are called when something happens. */
export const webhooks: Resolvers = {
  Viewer: {
    webhooks: ({ id }, _args, { services: { db } }) => webhooksOf(db, { userId: id }).execute(),
  },
  Partner: {
    webhooks: ({ partnerId }, _args, { services: { db } }) => webhooksOf(db, { partnerId }).execute(),
  },
  Webhook: {
    household: async ({ householdId }, _args, context) => {
      if (householdId === null) return null
      const all = await readHouseholds(context.services, userOf(context))
      return all.find(({ id }) => id === householdId) ?? null
    },
    deliveries: async ({ id }, { first }, { services: { db } }) => {
      if (first < 1 || first > MOST_ANSWERED) throw badRequest(messages.deliveries(), 'first')
      return (await deliveriesOf(db, id))?.slice(0, first) ?? []
    },
  },
  WebhookDelivery: {
    type: ({ kind }) => kind,
    attempts: ({ tries }) => tries,
    statusClass: ({ answered }) => answered,
    nextAttemptAt: ({ doneAt, nextTryAt }) => (doneAt === null ? nextTryAt : null),
  },
  Mutation: {
    addWebhook: async (_parent, { input }, context) => {
      const { services, principal } = context
      const householdId =
        principal.kind === 'partner' ? null : (await membership(services, userOf(context))).householdId
      const added = await addWebhook(services, ownerOf(context), householdId, input)
      const isAdded = 'secret' in added
      logOutcome(context, 'webhook', isAdded ? [] : added.errors, isAdded ? about(added.webhook.id) : {})
      return isAdded ? { ...added, errors: [] } : { webhook: null, secret: null, errors: added.errors }
    },
    removeWebhook: async (_parent, { input: { id } }, context) => {
      if (await removeWebhook(context.services, ownerOf(context), id)) logOutcome(context, 'webhook', [], about(id))
      return { errors: [] }
    },
    testWebhook: async (_parent, { input: { id } }, context) =>
      answerOf(context, await testWebhook(context.services, ownerOf(context), id), id, false),
    switchOnWebhook: async (_parent, { input: { id } }, context) =>
      answerOf(context, await switchOnWebhook(context.services, ownerOf(context), id), id, true),
    rollWebhookSecret: async (_parent, { input }, context) => {
      const rolled = await rollSecret(context.services, ownerOf(context), input)
      const isRolled = 'secret' in rolled
      logOutcome(context, 'webhook', isRolled ? [] : rolled.errors, about(input.id))
      return isRolled ? { ...rolled, errors: [] } : { webhook: null, secret: null, errors: rolled.errors }
    },
  },
}
