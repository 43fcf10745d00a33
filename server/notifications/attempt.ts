import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { post, restOf } from '../outgoing/post'
import { NotAllowed, TimedOut } from '../outgoing/send'
import { readTarget } from '../outgoing/readTarget'
import type { ResolveHost } from '../outgoing/resolveHost'
import { addressOf, type Config } from '../platform/config'
import type { DeviceModel } from './DeviceModel'
import type { NotificationModel } from './NotificationModel'
import { type Subscription, unsealed } from './subscription'
import { keysWith, type VapidKeys } from './vapid'

const SECOND = 1000
/** An answer after which a push service shares places with others that take long. */
const SLOW = 2 * SECOND
/** What a push service answers for a browser that has unsubscribed. */
const GONE: ReadonlySet<number> = new Set([404, 410])
const TOO_MANY = 429

/**
 * What came of one attempt: sent; `GONE`: the browser has unsubscribed; `LATER`: the push service could not take it; `REFUSED`: it never
 * will, or nothing may be sent there.
 */
export interface Tried {
  readonly outcome: 'SENT' | 'GONE' | 'LATER' | 'REFUSED'
  /** Milliseconds for which the push service asked to be left alone. */
  readonly restFor: number
  readonly isSlow: boolean
}

type Settings = Pick<Config, 'tokenSecrets' | 'webhookHosts' | 'publicUrl' | 'mailFrom'>

/** Sends a notification to its device's push service once. It never throws: what goes wrong is an outcome. */
export async function attempt(
  config: Settings,
  device: DeviceModel,
  message: NotificationModel,
  body: string,
  now: number,
  resolve?: ResolveHost,
): Promise<Tried> {
  const failed = (outcome: Tried['outcome'], isSlow = false): Tried => ({ outcome, restFor: 0, isSlow })
  const subscription = unsealed(config.tokenSecrets, device)
  const keys = subscription && keysWith(config.tokenSecrets, subscription.publicKey)
  const target = subscription && readTarget(subscription.endpoint, config)
  if (!keys || !target) return failed('REFUSED')
  const began = performance.now()
  const isSlow = () => performance.now() - began > SLOW
  try {
    const answer = await post(target, requestOf(config, subscription, keys, message, body, now), resolve)
    return { outcome: outcomeOf(answer.status), restFor: restOf(answer), isSlow: isSlow() }
  } catch (error) {
    if (error instanceof NotAllowed) return failed('REFUSED')
    return failed('LATER', error instanceof TimedOut || isSlow())
  }
}

function outcomeOf(status: number): Tried['outcome'] {
  if (GONE.has(status)) return 'GONE'
  if (status >= 200 && status < 300) return 'SENT'
  return status === TOO_MANY || status >= 500 ? 'LATER' : 'REFUSED'
}

/** The request of Web Push (RFC 8030): the text is encrypted for the browser alone (RFC 8291). */
function requestOf(
  { publicUrl, mailFrom }: Pick<Settings, 'publicUrl' | 'mailFrom'>,
  { endpoint, p256dh, auth }: Subscription,
  keys: VapidKeys,
  { kind, about, deviceId, expiresAt }: NotificationModel,
  text: string,
  now: number,
): { headers: Record<string, string>; body: Buffer } {
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${addressOf(mailFrom)}`
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject, ...keys },
    contentEncoding: 'aes128gcm',
    TTL: Math.max(0, Math.floor((expiresAt - now) / SECOND)),
    urgency: kind === 'TEST' || kind === 'TIMERS' ? 'high' : 'normal',
    topic: topicOf(`${kind}${about ?? ''}`, deviceId),
  })
  const { 'Content-Length': _length, ...others } = headers
  const texts = Object.entries(others).map(([name, value]) => [name, String(value)])
  return { headers: Object.fromEntries(texts) as Record<string, string>, body: body ?? Buffer.alloc(0) }
}

/** Under which a later notification replaces one that waits at the push service, which does not learn the kind. */
const topicOf = (subject: string, deviceId: string): string =>
  createHash('sha256').update(`${subject} ${deviceId}`).digest('base64url').slice(0, 32)
