import type { Principal } from '../request/context'
import type { Services } from '../platform/services'
import { SessionModel } from './SessionModel'
import { tellSessionsEnded } from './sessionEnds'
import { readRefreshToken } from './sessions'

/** The outcome of a log-out, as the API shows it. */
export interface LoggedOut {
  /** Whether one of the sessions that ended was opened with the provider. */
  wasByProvider: boolean
  errors: never[]
}

/**
 * Ends the sessions of the refresh token and of the access token, if there are any.
 * @returns whether one of them was opened with the provider.
 */
export async function logOut(services: Services, token: string | null, principal: Principal): Promise<boolean> {
  const { db, now } = services
  const ended = { endedAt: now() }
  const given = readRefreshToken(token)
  let wasByProvider = false
  const end = async (id: string, hash?: string) => {
    const open = SessionModel.query(db).findById(id).whereNull('endedAt')
    if (hash !== undefined)
      void open.where((either) => void either.where({ refreshHash: hash }).orWhere({ previousHash: hash }))
    const session = await open.clone().select('identityId')
    wasByProvider ||= session?.identityId != null
    if ((await open.patch(ended)) > 0) for (const follow of services.hooks.logOuts) await follow(services, id)
    tellSessionsEnded(services, { sessionId: id })
  }
  if (principal.kind === 'user') await end(principal.sessionId)
  if (given) await end(given.id, given.hash)
  return wasByProvider
}
