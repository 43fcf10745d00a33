import type { Principal } from '../request/context'
import type { Services } from '../platform/services'
import { SessionModel } from './SessionModel'
import { tellSessionsEnded } from './sessionEnds'
import { readRefreshToken } from './sessions'

/** Ends the sessions of the refresh token and of the access token, if there are any. */
export async function logOut(services: Services, token: string | null, principal: Principal): Promise<void> {
  const { db, now } = services
  const ended = { endedAt: now() }
  if (principal.kind === 'user') {
    await SessionModel.query(db).findById(principal.sessionId).whereNull('endedAt').patch(ended)
    tellSessionsEnded(services, { sessionId: principal.sessionId })
  }
  const given = readRefreshToken(token)
  if (given) {
    await SessionModel.query(db)
      .findById(given.id)
      .where((either) => void either.where({ refreshHash: given.hash }).orWhere({ previousHash: given.hash }))
      .whereNull('endedAt')
      .patch(ended)
    tellSessionsEnded(services, { sessionId: given.id })
  }
}
