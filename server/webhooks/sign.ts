import { createHmac } from 'node:crypto'
import type { Config } from '../platform/config'
import { unseal } from '../platform/sealing'
import type { DeliveryModel } from './DeliveryModel'
import { ofWebhook, PREFIX } from './sealing'
import type { WebhookModel } from './WebhookModel'

const SECOND = 1000

/**
 * The headers of a message as Standard Webhooks has them: the id stays over attempts, the time is that of this one. For a day
 * after a secret was replaced the former one signs as well. Null where no secret of the server opens the webhook's.
 */
export function signedHeaders(
  { tokenSecrets, productName, publicUrl }: Pick<Config, 'tokenSecrets' | 'productName' | 'publicUrl'>,
  hook: WebhookModel,
  { id, body }: Pick<DeliveryModel, 'id' | 'body'>,
  now: number,
): Record<string, string> | null {
  const secret = unseal(tokenSecrets, ofWebhook(hook.id), hook.secret)
  if (secret === null) return null
  const isOverlapping = hook.formerSecret !== null && hook.formerUntil > now
  const former = isOverlapping ? unseal(tokenSecrets, ofWebhook(hook.id), hook.formerSecret ?? '') : null
  const at = String(Math.floor(now / SECOND))
  return {
    'content-type': 'application/json',
    'user-agent': `${productName.replace(/[^\x21-\x7e]+/g, '-')}-Webhooks (+${publicUrl})`,
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': [secret, former]
      .flatMap((one) => (one === null ? [] : signatureOf(one, `${id}.${at}.${body}`)))
      .join(' '),
  }
}

/** A signature of the symmetric kind of Standard Webhooks. */
function signatureOf(secret: string, text: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}
