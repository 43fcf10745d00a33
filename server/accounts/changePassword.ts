import { inTransaction } from '../database/transaction'
import { inputError, unauthenticated } from '../platform/errors'
import type { ChangePasswordInput, InputError } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { lockAccount } from './lockAccount'
import { messages } from './messages'
import { hashPassword, hasPassword } from './passwordHash'
import { weakness } from './passwordRules'
import { wrongProof } from './presentPassword'
import { tellSessionsEnded } from './sessionEnds'
import { type Caller, openSession, type OpenSession } from './sessions'
import { setPassword } from './setPassword'
import { UserModel } from './UserModel'

export type ChangePasswordOutcome = { session: OpenSession } | { errors: InputError[] }

/** Changes the password of an account, or sets its first one, and ends all of its sessions; the caller gets a new one. */
export async function changePassword(
  services: Services,
  userId: string,
  input: ChangePasswordInput,
  caller: Caller & { sessionId: string | null },
): Promise<ChangePasswordOutcome> {
  const user = await UserModel.query(services.db).findById(userId)
  if (!user) throw unauthenticated()
  const errors = problems(services, user, input)
  if (errors.length > 0) return { errors }
  const proof = { password: input.currentPassword, sessionId: caller.sessionId }
  const wrong = await wrongProof(services, user, proof, 'currentPassword')
  if (wrong) return { errors: [wrong] }
  const passwordHash = await hashPassword(services, input.newPassword)
  const session = await inTransaction(services.db, async (trx) => {
    // The current password was verified outside the transaction: another change may have come first.
    if ((await lockAccount(trx, user)) !== 'unchanged') return null
    await setPassword(services, trx, user, passwordHash, { kind: 'PASSWORD_CHANGED', by: caller })
    return openSession(services, trx, userId, caller)
  })
  if (session) tellSessionsEnded(services, { userId })
  return session ? { session } : { errors: [inputError('WRONG_PASSWORD', 'currentPassword', messages.wrongPassword)] }
}

/** The errors of all fields, so that they can be shown together. */
function problems({ config }: Services, user: UserModel, input: ChangePasswordInput): InputError[] {
  const blank = (['currentPassword', 'newPassword', 'confirmNewPassword'] as const)
    .filter((field) => input[field].trim() === '' && (field !== 'currentPassword' || hasPassword(user)))
    .map((field) => inputError('REQUIRED', field, messages.blankField))
  const weak = weakness('newPassword', input.newPassword, user.email, config.productName)
  const differs = input.newPassword !== input.confirmNewPassword
  return [
    ...blank,
    ...(weak && weak.code !== 'REQUIRED' ? [weak] : []),
    ...(differs && input.confirmNewPassword.trim() !== ''
      ? [inputError('MISMATCH', 'confirmNewPassword', messages.mismatch)]
      : []),
  ]
}
