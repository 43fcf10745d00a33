import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random secret of 256 bits, in characters that are safe in links and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored form of a secret. Secrets are long and random, so a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string | null): boolean {
  return other !== null && one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
