import type { InputError } from '../generated/schemaTypes'
import { inputError, unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import { messages } from './messages'
import { hasPassword } from './passwordHash'
import { wrongProof } from './presentPassword'
import type { Caller } from './sessions'
import { UserModel } from './UserModel'

/** The person of a call, the session in which it is made, and from where. */
export interface Person extends Caller {
  userId: string
  sessionId: string | null
}

/**
 * The account of a person who proves to be it, or what is wrong with the proof.
 * @param noPassword refuses an account that has no password, with this text (NOT_ALLOWED); without it such an account proves
 * itself in another way.
 */
export async function provenAccount(
  services: Services,
  { userId, sessionId }: Pick<Person, 'userId' | 'sessionId'>,
  password: string,
  noPassword?: string,
): Promise<{ user: UserModel } | { errors: InputError[] }> {
  const user = await UserModel.query(services.db).findById(userId)
  if (!user) throw unauthenticated()
  if (noPassword !== undefined && !hasPassword(user)) return { errors: [inputError('NOT_ALLOWED', null, noPassword)] }
  if (hasPassword(user) && password.trim() === '')
    return { errors: [inputError('REQUIRED', 'password', messages.blankField)] }
  const wrong = await wrongProof(services, user, { password, sessionId }, 'password')
  return wrong ? { errors: [wrong] } : { user }
}
