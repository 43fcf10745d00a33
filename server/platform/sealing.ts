import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from './derivedKey'
import type { TokenSecret } from './tokenSecrets'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

type Secrets = readonly TokenSecret[]

/** Whose secret is sealed: what for, which names the key, and the id of the row that has it. */
export interface SealedFor {
  readonly purpose: string
  readonly id: string
}

/** The name of the server's secret that seals now. */
export const sealer = ([first]: Secrets): string => (first?.kid ?? '').slice(0, 255)

/**
 * Encrypts what has to be read again, under the first of the server's secrets. It can be opened for the same row alone, so
 * that nothing is won by writing it into another one.
 */
export function seal([first]: Secrets, { purpose, id }: SealedFor, text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, derivedKey(first?.secret ?? '', purpose), nonce).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** What was sealed; null where none of the server's secrets opens it. */
export function unseal(secrets: Secrets, { purpose, id }: SealedFor, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  for (const { secret } of secrets)
    try {
      const nonce = bytes.subarray(0, NONCE)
      const opened = createDecipheriv(CIPHER, derivedKey(secret, purpose), nonce, { authTagLength: TAG })
        .setAAD(Buffer.from(id))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      return opened.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + opened.final('utf8')
    } catch {
      // Sealed under another one.
    }
  return null
}
