import { hkdfSync, type KeyObject, createSecretKey } from 'node:crypto'

const BYTES = 32

const keys = new Map<string, KeyObject>()

/** A key for one purpose that follows from a secret (HKDF), so that no two uses of a secret share a key. */
export function derivedKey(secret: string, purpose: string): KeyObject {
  const name = JSON.stringify([purpose, secret])
  const known = keys.get(name)
  if (known) return known
  const made = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `mealwright ${purpose}`, BYTES)))
  keys.set(name, made)
  return made
}
