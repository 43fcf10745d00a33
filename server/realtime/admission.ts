import type { IncomingMessage } from 'node:http'
import type { GraphQLError } from 'graphql'
import { forbidden, rateLimited, unavailable } from '../platform/errors'
import type { Lifecycle } from '../http/health'
import { messages as httpMessages } from '../http/messages'
import { provenanceOf } from '../http/provenance'
import { countRefused } from '../request/limitMetrics'
import { logSecurity } from '../request/securityLog'
import type { Services } from '../platform/services'
import type { Caller } from './LiveSocket'
import type { OpenSockets } from './OpenSockets'

/** Sockets of one network that have not shown a token yet. Each has a few seconds for it. */
const MOST_STRANGERS = 100
/** Of all sockets of an instance, the share that those without a token may take, so that strangers keep no one out. */
const SHARE_OF_STRANGERS = 0.2
/** Seconds after which a refused client may come back. */
const LATER = 5

/** Decides whether a request may become a socket. @returns why not, or null. */
export type Admission = (request: IncomingMessage, caller: Caller) => GraphQLError | null

export function createAdmission(
  services: Pick<Services, 'config' | 'log'>,
  lifecycle: Pick<Lifecycle, 'stopping'>,
  sockets: OpenSockets,
): Admission {
  const { config } = services
  const provenance = provenanceOf(config)
  return (request, { ip, requestId }) => {
    if (provenance(request) === 'foreign') {
      const target = String(request.headers.origin).slice(0, 200)
      logSecurity(services, 'origin', 'failure', { ip, requestId, target })
      return forbidden(httpMessages.foreignOrigin({ address: new URL(config.publicUrl).origin }))
    }
    if (lifecycle.stopping || sockets.size >= config.maxSockets) return unavailable(LATER)
    const isFull = sockets.strangers >= Math.ceil(config.maxSockets * SHARE_OF_STRANGERS)
    if (!isFull && !sockets.hasStrangers(ip, MOST_STRANGERS)) return null
    countRefused('sockets')
    return isFull ? unavailable(LATER) : rateLimited(LATER)
  }
}
