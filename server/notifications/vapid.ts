import { createECDH } from 'node:crypto'
import { derivedKey } from '../platform/derivedKey'
import type { TokenSecret } from '../platform/tokenSecrets'

/** A key pair on P-256 in base64url, with which a server says to push services who it is (VAPID, RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

type Secrets = readonly TokenSecret[]

const CURVE = 'prime256v1'
const known = new Map<string, VapidKeys>()

/** The pair that follows from a secret of the server: the same in all instances and after each restart. */
function keysOf(secret: string): VapidKeys {
  const before = known.get(secret)
  if (before) return before
  const keys = derive(secret, 0)
  known.set(secret, keys)
  return keys
}

function derive(secret: string, attempt: number): VapidKeys {
  const pair = createECDH(CURVE)
  const key = derivedKey(secret, `vapid ${attempt}`).export()
  try {
    pair.setPrivateKey(key)
  } catch {
    // One in four billion is beyond the order of the curve.
    return derive(secret, attempt + 1)
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') }
}

/** With which browsers subscribe now: that of the first secret. */
export const presentKeys = ([first]: Secrets): VapidKeys => keysOf(first?.secret ?? '')

/** The pair with whose public key a browser subscribed; null once no secret of the server gives it. */
export const keysWith = (secrets: Secrets, publicKey: string): VapidKeys | null =>
  secrets.map(({ secret }) => keysOf(secret)).find((one) => one.publicKey === publicKey) ?? null
