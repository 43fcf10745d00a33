import { createHash, randomBytes } from 'node:crypto'

/** Whose a key is, as its first letters say. */
const OWNERS = { mw: 'partner', mwp: 'person' } as const
/** The first letters of a key. */
export type KeyForm = keyof typeof OWNERS

const FORM = /^(mwp?)_([a-z0-9]{8})_[\w-]{43}$/

/** A fresh key: whose it is, eight letters to tell it by, and 256 random bits. */
export function makeAccessKey(form: KeyForm): { key: string; prefix: string; hash: string } {
  const prefix = randomBytes(5).readUIntBE(0, 5).toString(36).padStart(8, '0').slice(0, 8)
  const key = `${form}_${prefix}_${randomBytes(32).toString('base64url')}`
  return { key, prefix, hash: hashOfKey(key) }
}

/** Whether a bearer's token is meant as a key, and whose; null for other tokens. Nothing has been looked up yet. */
export function ownerOfKey(token: string): (typeof OWNERS)[KeyForm] | null {
  const [form = ''] = token.split('_', 1)
  return token.includes('_') && (form === 'mw' || form === 'mwp') ? OWNERS[form] : null
}

/** What is stored of a key; null when it cannot be one. */
export const hashOfForm = (key: string): string | null => (FORM.test(key) ? hashOfKey(key) : null)

/** The letters by which people tell a key, from the key itself or from them alone. */
export const prefixOf = (given: string): string => /^mwp?_([a-z\d]{8})(_|$)/.exec(given)?.[1] ?? given

const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')
