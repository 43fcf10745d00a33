import type { Principal } from '../graphql/context'
import type { Services } from '../services'
import { SessionModel } from './SessionModel'
import { readRefreshToken } from './sessions'

/** Ends the sessions of the refresh token and of the access token. What is not there cannot be ended, and that is fine. */
export async function logOut({ db, now }: Services, token: string | null, principal: Principal): Promise<void> {
  const ended = { endedAt: now() }
  if (principal.kind === 'user')
    await SessionModel.query(db).findById(principal.sessionId).whereNull('endedAt').patch(ended)
  const given = readRefreshToken(token)
  if (given)
    await SessionModel.query(db)
      .findById(given.id)
      .where((either) => either.where({ refreshHash: given.hash }).orWhere({ previousHash: given.hash }))
      .whereNull('endedAt')
      .patch(ended)
}
