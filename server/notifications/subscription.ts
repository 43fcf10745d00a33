import { createHash, ECDH } from 'node:crypto'
import { LIMITS } from '../../schema/limits'
import type { InputError, PushSubscriptionInput } from '../generated/schemaTypes'
import { readTarget } from '../outgoing/readTarget'
import type { Config } from '../platform/config'
import { inputError } from '../platform/errors'
import { seal, type SealedFor, sealer, unseal } from '../platform/sealing'
import type { TokenSecret } from '../platform/tokenSecrets'
import type { DeviceModel } from './DeviceModel'
import { messages } from './messages'
import { keysWith } from './vapid'

/** Where a browser is reached, and with which keys it reads. */
export type Subscription = Readonly<PushSubscriptionInput>

const AUTH_BYTES = 16
const sealedFor = (id: string): SealedFor => ({ purpose: 'notifications', id })

/** What is wrong with a subscription. */
export function problemsOf(
  { endpoint, p256dh, auth, publicKey }: Subscription,
  config: Pick<Config, 'webhookHosts' | 'tokenSecrets'>,
): InputError[] {
  const at = (field: string) => `subscription.${field}`
  const { invalidKey } = messages
  return [
    ...problemsOfEndpoint(endpoint, config),
    ...(isPoint(p256dh) ? [] : [inputError('INVALID', at('p256dh'), invalidKey)]),
    ...(bytesOf(auth)?.length === AUTH_BYTES ? [] : [inputError('INVALID', at('auth'), invalidKey)]),
    ...(keysWith(config.tokenSecrets, publicKey) ? [] : [inputError('INVALID', at('publicKey'), messages.otherServer)]),
  ]
}

function problemsOfEndpoint(endpoint: string, config: Pick<Config, 'webhookHosts'>): InputError[] {
  const field = 'subscription.endpoint'
  if (endpoint === '') return [inputError('REQUIRED', field, messages.blankEndpoint)]
  if (endpoint.length > LIMITS.addressLength) return [inputError('TOO_LONG', field, messages.longEndpoint())]
  return readTarget(endpoint, config) ? [] : [inputError('NOT_ALLOWED', field, messages.otherEndpoint)]
}

const bytesOf = (text: string): Buffer | null =>
  /^[\w-]{1,128}={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : null

function isPoint(text: string): boolean {
  const bytes = bytesOf(text)
  if (bytes?.length !== 65) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}

/** By which a browser is found. */
export const hashOfEndpoint = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex')

/** A subscription as it is stored of a device. */
export function sealed(
  secrets: readonly TokenSecret[],
  id: string,
  { endpoint, p256dh, auth, publicKey }: Subscription,
): Pick<DeviceModel, 'endpointHash' | 'subscription' | 'sealedBy'> {
  return {
    endpointHash: hashOfEndpoint(endpoint),
    subscription: seal(secrets, sealedFor(id), JSON.stringify({ endpoint, p256dh, auth, publicKey })),
    sealedBy: sealer(secrets),
  }
}

/** A device's subscription; null where no secret of the server opens it. */
export function unsealed(
  secrets: readonly TokenSecret[],
  { id, subscription }: Pick<DeviceModel, 'id' | 'subscription'>,
): Subscription | null {
  const text = unseal(secrets, sealedFor(id), subscription)
  return text === null ? null : (JSON.parse(text) as Subscription)
}
