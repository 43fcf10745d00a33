import type { ApolloClient } from '@apollo/client'
import { createClient } from '../apollo/client'
import { liveLink } from '../apollo/liveLink'
import type { SocketSession } from '../apollo/socketSession'
import type { SessionEnds } from './afterRefusal'
import { refreshToken } from './refreshToken'
import { endOf, payloadOf, readToken, subscribeToSession } from './session'
import { authLink, rateLimitLink, refreshLink } from './sessionLinks'

/** The client whose calls carry the access token, renew it when it has expired, and end the session when they must. */
export function createSessionClient(ends: SessionEnds): ApolloClient {
  return createClient([liveLink(socketSession(ends)), rateLimitLink(ends), refreshLink(ends)], [authLink()])
}

/** The session as the socket of subscriptions uses it. A refresh that is refused ends the session, as it does for calls. */
function socketSession({ onExpired, onRateLimited }: SessionEnds): SocketSession {
  return {
    readToken,
    id: () => {
      const { sub, sid = '' } = payloadOf(readToken() ?? '')
      return typeof sub === 'string' ? `${sub} ${String(sid)}` : null
    },
    endOf,
    subscribe: subscribeToSession,
    refresh: async () => {
      const held = readToken()
      const outcome = await refreshToken()
      if (outcome === 'renewed') return true
      if (outcome.why === 'unreachable' || readToken() !== held) return false
      if (outcome.why === 'tooManyCalls') onRateLimited()
      else onExpired(outcome)
      return false
    },
  }
}
