import { LIMITS } from '../../schema/limits'
import { noteSecurity } from '../accounts/history/noteSecurity'
import { storable } from '../accounts/sessions'
import { newId } from '../../schema/newId'
import type { AddWebhookInput, InputError, WebhookKind } from '../generated/schemaTypes'
import { queueMail } from '../mail/outbox'
import { webhookMail } from '../mail/templates/webhookMail'
import { readTarget } from '../outgoing/readTarget'
import { inputError } from '../platform/errors'
import { seal, sealer } from '../platform/sealing'
import type { Services } from '../platform/services'
import { PARTNER_KINDS, PERSON_KINDS } from './kinds'
import { MOST_WEBHOOKS } from './limits'
import { messages } from './messages'
import { type Owner, webhooksOf } from './Owner'
import { type Refused, withProof } from './proof'
import { newWebhookSecret, ofWebhook } from './sealing'
import { standingsOf } from './standings'
import { WebhookModel } from './WebhookModel'

/** A webhook that was made, with its secret, which is readable nowhere but here. */
export interface AddedWebhook {
  webhook: WebhookModel
  secret: string
}

/**
 * Makes a webhook of a partner, or of a person in a household, who gives a proof and is mailed that it was made (docs/product.md
 * HOOK-1, HOOK-5). It is called for what happens from now on.
 *
 * @param householdId of a person's; null for a partner's.
 */
export function addWebhook(
  services: Services,
  owner: Owner,
  householdId: string | null,
  { address: given, kinds: wanted, password }: AddWebhookInput,
): Promise<AddedWebhook | Refused> {
  const { config, catalogue, now } = services
  const address = given.trim()
  const kinds = [...new Set(wanted)]
  const found = [...problemsOfAddress(address, services), ...problemsOfKinds(kinds, owner)]
  return withProof<AddedWebhook>(services, owner, password, found, async (trx, user) => {
    if ((await webhooksOf(trx, owner).resultSize()) >= MOST_WEBHOOKS)
      return { errors: [inputError('TOO_MANY', null, messages.tooMany())] }
    const wants = (kind: WebhookKind) => kinds.includes(kind)
    const standing = (await standingsOf(trx, householdId === null ? [] : [householdId]))(householdId ?? '')
    const { told } = catalogue
    const [id, secret] = [newId(), newWebhookSecret()]
    const webhook = await WebhookModel.query(trx).insertAndFetch({
      ...{ id, householdId, address, kinds, createdAt: now() },
      ...{ partnerId: user ? null : 'partnerId' in owner ? owner.partnerId : null, userId: user?.id ?? null },
      ...{ secret: seal(config.tokenSecrets, ofWebhook(id), secret), sealedBy: sealer(config.tokenSecrets) },
      followsKeys: wants('KEY_EXPIRING'),
      catalogueEra: wants('CATALOGUE_CHANGED') ? (told?.era ?? '') : null,
      catalogueSequence: wants('CATALOGUE_CHANGED') ? (told?.upTo ?? 0) : null,
      planVersion: wants('PLAN_CHANGED') ? standing.plan : null,
      listVersion: wants('LIST_CHANGED') ? standing.list : null,
    })
    if (user && 'userId' in owner) {
      const { host } = new URL(address)
      await noteSecurity(services, trx, user.id, { kind: 'WEBHOOK_ADDED', by: owner, subject: storable(host, 255) })
      await queueMail(services, trx, { to: user.email, userId: user.id, ...webhookMail(config, 'made', host) })
    }
    return { webhook, secret }
  })
}

function problemsOfAddress(address: string, { config }: Pick<Services, 'config'>): InputError[] {
  if (address === '') return [inputError('REQUIRED', 'address', messages.blankAddress)]
  if (address.length > LIMITS.addressLength) return [inputError('TOO_LONG', 'address', messages.longAddress())]
  return readTarget(address, config) ? [] : [inputError('NOT_ALLOWED', 'address', messages.otherAddress)]
}

function problemsOfKinds(kinds: readonly WebhookKind[], owner: Owner): InputError[] {
  if (kinds.length === 0) return [inputError('REQUIRED', 'kinds', messages.noKinds)]
  const allowed = 'partnerId' in owner ? PARTNER_KINDS : PERSON_KINDS
  return kinds.every((kind) => allowed.includes(kind)) ? [] : [inputError('NOT_ALLOWED', 'kinds', messages.otherKind)]
}
