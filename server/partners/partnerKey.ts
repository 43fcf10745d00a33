import { createHash, randomBytes } from 'node:crypto'

const FORM = /^mw_([a-z0-9]{8})_[\w-]{43}$/

/** A fresh key: `mw_`, eight letters to tell it by, and 256 random bits. */
export function makePartnerKey(): { key: string; prefix: string } {
  const prefix = randomBytes(5).readUIntBE(0, 5).toString(36).padStart(8, '0').slice(0, 8)
  return { key: `mw_${prefix}_${randomBytes(32).toString('base64url')}`, prefix }
}

/** What is stored of a key; null when it cannot be one. */
export function hashPartnerKey(key: string): string | null {
  return FORM.test(key) ? createHash('sha256').update(key).digest('hex') : null
}
