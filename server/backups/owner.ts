import { normaliseEmail } from '../accounts/email'
import { UserModel } from '../accounts/UserModel'
import { forbidden } from '../platform/errors'
import type { Services } from '../platform/services'
import { type Context, userOf } from '../request/context'

/** Whether an account owns the server: its confirmed address is one of those that the configuration names (OPS-1). */
export async function isOwner({ config, db }: Pick<Services, 'config' | 'db'>, userId: string): Promise<boolean> {
  if (config.owners.length === 0) return false
  const user = await UserModel.query(db).findById(userId).select('email', 'confirmedAt', 'lockedAt')
  if (!user || user.confirmedAt === null || user.lockedAt !== null) return false
  return config.owners.some((address) => normaliseEmail(address) === user.email)
}

/** The owner who calls, in a session. @throws FORBIDDEN for anyone else. */
export async function ownerOf(context: Context): Promise<{ userId: string; sessionId: string }> {
  const { principal, services } = context
  const { userId } = userOf(context)
  if (principal.kind !== 'user' || !(await isOwner(services, userId))) throw forbidden()
  return { userId, sessionId: principal.sessionId }
}
