import { noteSecurity } from '../accounts/history/noteSecurity'
import { storable } from '../accounts/sessions'
import type { RollWebhookSecretInput } from '../generated/schemaTypes'
import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import { seal, sealer, unseal } from '../platform/sealing'
import type { Services } from '../platform/services'
import type { AddedWebhook } from './addWebhook'
import { PING } from './kinds'
import { messages } from './messages'
import { type Owner, webhooksOf } from './Owner'
import { type Refused, withProof } from './proof'
import { isWaiting, queueMessage } from './queueMessage'
import { newWebhookSecret, ofWebhook } from './sealing'
import { type WebhookModel } from './WebhookModel'

/** How long the former secret signs as well. */
const OVERLAP = 24 * 60 * 60 * 1000

const unknown = (): Refused => ({ errors: [inputError('UNKNOWN', 'id', messages.unknown)] })

/** Removes a webhook of an owner's with everything that waits for it. @returns whether there was one. */
export async function removeWebhook(
  services: Pick<Services, 'db' | 'now'>,
  owner: Owner,
  id: string,
): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    const hook = await webhooksOf(trx, owner).findById(id).forUpdate()
    if (!hook) return false
    await hook.$query(trx).delete()
    if ('partnerId' in owner) return true
    const subject = storable(new URL(hook.address).host, 255)
    await noteSecurity(services, trx, owner.userId, { kind: 'WEBHOOK_REMOVED', by: owner, subject })
    return true
  })
}

/** Queues a message that says nothing but what webhook it is for; one that waits already will do. */
export async function testWebhook(services: Services, owner: Owner, id: string): Promise<WebhookModel | Refused> {
  return inTransaction(services.db, async (trx) => {
    const hook = await webhooksOf(trx, owner).findById(id).forUpdate()
    if (!hook) return unknown()
    if (!(await isWaiting(trx, id, PING))) await queueMessage(services, trx, id, { type: PING, data: { webhook: id } })
    return hook
  })
}

/** Switches a webhook on again, also where it is on. */
export async function switchOnWebhook({ db }: Services, owner: Owner, id: string): Promise<WebhookModel | Refused> {
  const hook = await webhooksOf(db, owner).findById(id)
  return hook ? hook.$query(db).patchAndFetch({ offAt: null, offFor: null, failingSince: null }) : unknown()
}

/** Gives a webhook another secret, after the owner's proof. */
export function rollSecret(
  services: Services,
  owner: Owner,
  { id, password }: RollWebhookSecretInput,
): Promise<AddedWebhook | Refused> {
  const { tokenSecrets } = services.config
  return withProof<AddedWebhook>(services, owner, password, [], async (trx) => {
    const hook = await webhooksOf(trx, owner).findById(id).forUpdate()
    if (!hook) return unknown()
    const secret = newWebhookSecret()
    const former = unseal(tokenSecrets, ofWebhook(id), hook.secret)
    const webhook = await hook.$query(trx).patchAndFetch({
      secret: seal(tokenSecrets, ofWebhook(id), secret),
      formerSecret: former === null ? null : seal(tokenSecrets, ofWebhook(id), former),
      formerUntil: services.now() + OVERLAP,
      sealedBy: sealer(tokenSecrets),
    })
    return { webhook, secret }
  })
}
