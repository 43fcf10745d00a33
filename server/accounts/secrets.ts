import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A fresh secret of 256 bits, in characters that fit in a link and in a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret: it is long and random, so a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Compares two hashes without telling by the time taken where they differ. */
export function sameHash(one: string, other: string | null): boolean {
  return other !== null && one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
