import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** Steps before and after the present one whose codes are taken, for clocks that differ. */
const WINDOW = 1

const generator = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  // What authenticator apps all understand.
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })

/** A fresh secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an authenticator app reads from a QR code: the secret, and whose it is. */
export const addressOf = (secret: string, issuer: string, label: string): string =>
  generator(secret, { issuer, label }).toString()

/** The step, in units of 30 seconds, of which a code of six digits is; null where it is none of these minutes. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const totp = generator(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}
