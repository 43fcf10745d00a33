import { onSessionsEnded } from '../accounts/sessionEnds'
import { SessionModel } from '../accounts/SessionModel'
import type { Services } from '../platform/services'
import type { LiveSocket } from './LiveSocket'
import type { OpenSockets } from './OpenSockets'

/** Sessions of one query. */
const BATCH = 500

/** Closes the sockets whose sessions have ended. */
export interface SessionGuard {
  /** How many ends were received so far, to see whether one fell into the time of a check. */
  readonly heard: number
  /** Looks up the sessions of these sockets and closes those without one. If the database does not answer they stay. */
  check(sockets: Iterable<LiveSocket>): Promise<void>
  stop(): void
}

/** Receives ended sessions from all instances. The message only says where to look: the table decides. */
export function guardSessions(
  services: Pick<Services, 'db' | 'now' | 'log' | 'pubSub'>,
  all: OpenSockets,
): SessionGuard {
  const { db, now, log } = services
  let heard = 0

  const check = async (sockets: Iterable<LiveSocket>) => {
    const present = [...sockets].filter(({ person }) => person !== null)
    const ids = [...new Set(present.map(({ person }) => person?.sessionId ?? ''))]
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH)
      const live = await SessionModel.liveById(db, batch)
      const looked = new Set(batch)
      for (const socket of present) {
        const { sessionId = '', userId } = socket.person ?? {}
        const session = live.get(sessionId)
        if (looked.has(sessionId) && (session?.userId !== userId || (session?.expiresAt ?? 0) <= now()))
          socket.end('sessionEnded')
      }
    }
  }

  const guard = {
    get heard() {
      return heard
    },
    check: (sockets: Iterable<LiveSocket>) =>
      check(sockets).catch((error: unknown) => log.warn({ error }, 'The sessions of sockets could not be looked up')),
    stop: onSessionsEnded(services, (ended) => {
      heard += 1
      const concerned = [...all].filter(
        ({ person }) =>
          ended === null ||
          ('sessionId' in ended ? person?.sessionId === ended.sessionId : person?.userId === ended.userId),
      )
      if (concerned.length > 0) void guard.check(concerned)
    }),
  }
  return guard
}
