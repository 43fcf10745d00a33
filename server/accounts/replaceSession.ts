import { ANONYMOUS, type Context } from '../request/context'
import { logOut } from './logOut'
import { SessionModel } from './SessionModel'
import { tellSessionsEnded } from './sessionEnds'
import { giveCookie, type OpenSession, ownerOfRefreshToken, readRefreshToken } from './sessions'

/**
 * Gives a browser the session that a sign-in has opened, and ends the one that it had before (docs/product.md ACC-49): another
 * person's as if they had logged out. What goes with the same person's goes on with the new one.
 */
export async function replaceSession(
  { services, refreshCookie }: Pick<Context, 'services' | 'refreshCookie'>,
  userId: string,
  session: OpenSession,
): Promise<void> {
  const former = refreshCookie.value
  const owner = await ownerOfRefreshToken(services, former)
  giveCookie(refreshCookie, session)
  const given = readRefreshToken(former)
  if (owner === null || !given) return
  if (owner !== userId) {
    await logOut(services, former, ANONYMOUS)
    return
  }
  for (const follow of services.hooks.sessionReplacements)
    await follow(services, { userId, former: given.id, next: session.id })
  await SessionModel.query(services.db).findById(given.id).whereNull('endedAt').patch({ endedAt: services.now() })
  tellSessionsEnded(services, { sessionId: given.id })
}
