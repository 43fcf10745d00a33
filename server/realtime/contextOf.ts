import { randomUUID } from 'node:crypto'
import { ANONYMOUS, askingFrom, type Context, payersOf, type Principal } from '../request/context'
import { NO_COOKIE } from '../request/secretCookie'
import type { Services } from '../platform/services'
import type { LiveSocket } from './LiveSocket'

/** The context of one operation over a socket. It has its own id, as a call over HTTP has, and no cookie. */
export function contextOf(
  services: Services,
  { person, program, graphIds, household, caller: { ip, userAgent } }: LiveSocket,
): Context {
  const principal: Principal = person
    ? askingFrom({ kind: 'user' as const, userId: person.userId, sessionId: person.sessionId }, household)
    : program
      ? { kind: 'partner', ...program }
      : ANONYMOUS
  return {
    services,
    taken: services.meter.begin(payersOf({ principal, ip })),
    principal,
    ip,
    userAgent,
    requestId: randomUUID(),
    bodyLength: 0,
    refreshCookie: NO_COOKIE,
    signUpCookie: NO_COOKIE,
    visitCookie: NO_COOKIE,
    passkeyCookie: NO_COOKIE,
    graphIds,
    sayLimit: () => {},
    idempotencyKey: null,
  }
}
