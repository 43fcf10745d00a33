import { randomUUID } from 'node:crypto'
import { ANONYMOUS, type Context } from '../request/context'
import { NO_COOKIE } from '../request/refreshCookie'
import type { Services } from '../platform/services'
import type { LiveSocket } from './LiveSocket'

/** The context of one operation over a socket. It has its own id, as a call over HTTP has, and no cookie. */
export function contextOf(services: Services, { person, graphIds, caller: { ip, userAgent } }: LiveSocket): Context {
  return {
    services,
    principal: person ? { kind: 'user', userId: person.userId, sessionId: person.sessionId } : ANONYMOUS,
    ip,
    userAgent,
    requestId: randomUUID(),
    bodyLength: 0,
    refreshCookie: NO_COOKIE,
    graphIds,
    idempotencyKey: null,
  }
}
