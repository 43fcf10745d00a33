import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import { expiryOf } from '../accounts/accessToken'
import { authenticateUser } from '../accounts/authenticate'
import { ownerOfKey } from '../keys/accessKey'
import { authenticateKey } from '../keys/authenticateKey'
import { bearerToken } from '../request/authenticate'
import { ANONYMOUS, type Principal } from '../request/context'
import { countRefused } from '../request/limitMetrics'
import { logSecurity } from '../request/securityLog'
import type { Services } from '../platform/services'
import type { SessionGuard } from './endedSessions'
import type { EndReason } from './ends'
import type { LiveSocket } from './LiveSocket'
import type { OpenSockets } from './OpenSockets'

/** What a client sends in `connection_init` and, to renew, in `ping`. */
type Payload = Record<string, unknown> | undefined

/** Takes the tokens of sockets. */
export interface SignIn {
  /** @returns whether the socket may go on; if not, it has been ended. */
  connect(socket: LiveSocket, payload: Payload): Promise<boolean>
  /** Takes the successor of a token, if the payload has one. */
  renew(socket: LiveSocket, payload: Payload): Promise<void>
}

export function createSignIn(services: Services, sockets: OpenSockets, sessions: SessionGuard): SignIn {
  const refuse = (socket: LiveSocket, reason: EndReason, holder: { userId?: string; keyId?: string } = {}) => {
    const { ip, requestId } = socket.caller
    const target = socket.person ? 'ping' : 'connection_init'
    logSecurity(services, 'permission', 'failure', { ip, requestId, ...holder, target, reason })
    socket.end(reason)
    return false
  }

  /** Null when the database cannot tell; the socket has been ended then. */
  const principalOf = async (socket: LiveSocket, token: string | null): Promise<Principal | null> => {
    try {
      if (token === null) return ANONYMOUS
      return await (ownerOfKey(token) === null ? authenticateUser : authenticateKey)(services, token)
    } catch (error) {
      services.log.warn({ requestId: socket.caller.requestId, error }, 'The token of a socket could not be checked')
      socket.end('unavailable')
      return null
    }
  }

  /** Takes the socket of a partner's program. Whether its key has ended meanwhile is seen at the next look. */
  const admit = (socket: LiveSocket, { partnerId, keyId, scopes }: Extract<Principal, { kind: 'partner' }>) => {
    if (sockets.countOf(keyId) >= TRAFFIC_LIMITS.socketsPerKey) {
      countRefused('sockets')
      return refuse(socket, 'tooManyOfKey', { keyId })
    }
    sockets.admit(socket, { partnerId, keyId, scopes })
    return true
  }

  return {
    connect: async (socket, payload) => {
      socket.graphIds = payload?.graphIds === true
      socket.household = typeof payload?.household === 'string' ? payload.household : null
      const token = tokenOf(payload)
      // They read what is their person's, and would go on with it: calls look their key up, each of them.
      if (token !== null && ownerOfKey(token) === 'person') return refuse(socket, 'keyRefused')
      const heardBefore = sessions.heard
      const principal = await principalOf(socket, token)
      if (principal === null || !socket.isOpen) return false
      if (principal.kind === 'partner') return admit(socket, principal)
      if (principal.kind !== 'user' || token === null) return refuse(socket, 'unauthenticated')
      const { userId, sessionId } = principal
      if (sockets.countOf(userId) >= TRAFFIC_LIMITS.socketsPerPerson) {
        countRefused('sockets')
        return refuse(socket, 'tooManySockets', { userId })
      }
      sockets.signIn(socket, { userId, sessionId, expiresAt: expiryOf(token) })
      // The session may have ended while it was looked up, before this socket was known.
      if (sessions.heard !== heardBefore) void sessions.check([socket])
      return true
    },
    renew: async (socket, payload) => {
      const token = tokenOf(payload)
      if (token === null || !socket.person) return
      const { userId, sessionId, expiresAt } = socket.person
      const principal = await principalOf(socket, token)
      if (principal === null || !socket.isOpen) return
      if (principal.kind !== 'user') return void refuse(socket, 'unauthenticated', { userId })
      if (principal.userId !== userId || principal.sessionId !== sessionId)
        return void refuse(socket, 'otherPerson', { userId })
      socket.person = { userId, sessionId, expiresAt: Math.max(expiresAt, expiryOf(token)) }
    },
  }
}

function tokenOf(payload: Payload): string | null {
  const given = payload?.authorization
  return typeof given === 'string' ? bearerToken(given) : null
}
