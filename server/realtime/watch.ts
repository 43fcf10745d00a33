import type { Services } from '../platform/services'
import { endRevoked } from './endedKeys'
import type { SessionGuard } from './endedSessions'
import type { OpenSockets } from './OpenSockets'

const SECOND = 1000
/** Keys of sockets are looked up every so many seconds: one statement, and none where no program has a socket. */
const KEYS = 2

/** How often what is done, in seconds. */
export interface Pace {
  /** Every client is asked for a sign of life, and has as long to answer. */
  probe: number
  /** The sessions of all sockets are looked up, for what no message announced. */
  sessions: number
}

export const PACE: Pace = { probe: 25, sessions: 30 }

/** Looks after open sockets: expired tokens, clients that are gone, sessions whose end was missed. @returns the cleanup. */
export function watchSockets(
  services: Pick<Services, 'now' | 'db' | 'log'>,
  sockets: OpenSockets,
  sessions: SessionGuard,
  pace: Pace,
): () => void {
  let second = 0
  const { now } = services
  let isChecking = false
  let isLookingUp = false
  const timer = setInterval(() => {
    second += 1
    for (const socket of sockets) {
      if (socket.person && socket.person.expiresAt <= now()) socket.end('tokenExpired')
      socket.cutIfUnread()
      if (second % pace.probe === 0) socket.probe()
    }
    if (second % KEYS === 0 && !isLookingUp) {
      isLookingUp = true
      void endRevoked(services, sockets).finally(() => void (isLookingUp = false))
    }
    if (second % pace.sessions !== 0 || isChecking) return
    isChecking = true
    void sessions.check(sockets).finally(() => void (isChecking = false))
  }, SECOND)
  timer.unref()
  return () => clearInterval(timer)
}
