import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { changeAttempts, type Counted, forgetTries, consumeAttempt } from './attempts'
import { messages } from './messages'
import { hasPassword, verifyPassword } from './passwordHash'
import { SessionModel } from './SessionModel'
import type { UserModel } from './UserModel'

/** For how long a person is proven by the password, a passkey or the provider, in milliseconds (docs/product.md ACC-88). */
export const PROOF_LIFE = 10 * 60 * 1000

/** What a signed-in person shows as proof that it is them: the password, or a session in which a passkey or the provider said so. */
export interface Proof {
  password: string
  sessionId: string | null
}

/**
 * Verifies that it is a signed-in user who asks: the error for `field`, or null. Where the account has a password that is
 * what counts, and attempts are counted; otherwise the person must have shown a passkey, or signed in at the provider, lately
 * (docs/product.md ACC-62, ACC-75).
 */
export async function wrongProof(
  services: Services,
  user: UserModel,
  { password, sessionId }: Proof,
  field: string,
): Promise<InputError | null> {
  if (hasPassword(user)) return wrongPassword(services, user, password, field)
  if (await isProven(services, user.id, sessionId)) return null
  const provider = services.config.provider?.name ?? null
  return inputError('PROOF_NEEDED', field, messages.proofNeeded({ provider }))
}

/** Whether the person of a session gave the password, showed a passkey, or was signed in by the provider lately. */
export async function isProven(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  sessionId: string | null,
): Promise<boolean> {
  if (sessionId === null) return false
  const session = await SessionModel.query(db).findById(sessionId).where({ userId }).select('provenAt')
  return session?.provenAt != null && session.provenAt > now() - PROOF_LIFE
}

/** Verifies the current password of a signed-in user: the error for `field`, or null. Attempts are counted. */
async function wrongPassword(
  services: Services,
  user: UserModel,
  password: string,
  field: string,
): Promise<InputError | null> {
  const counted: Counted = { policy: 'password', of: user.id }
  const open = await consumeAttempt(services, counted)
  const right = await verifyPassword(services, password, open ? user.passwordHash : null)
  if (!right) return inputError('WRONG_PASSWORD', field, messages.wrongPassword)
  await changeAttempts(services.db, (trx) => forgetTries(trx, counted))
  return null
}
