import type { Request, RequestHandler, Response } from 'express'
import { plainLog } from '../platform/log'
import { userIdOf } from '../request/createContext'
import type { Services } from '../platform/services'
import { routeOf } from './routeOf'

/** Status of calls whose caller disconnected before the answer. */
const LEFT = 499
/** What balancers and Prometheus ask for every few seconds. */
const FREQUENT = /^\/(health|metrics)/

/**
 * A line of the log for each call, with its route instead of its path and query, which may hold keys of mailed links.
 * Calls of balancers and Prometheus are for the level `debug`.
 */
export function accessLog({ config, log }: Pick<Services, 'config' | 'log'>): RequestHandler {
  const { accessLevel } = config
  if (accessLevel === 'off' || !log.isLevelEnabled(accessLevel)) return (_request, _response, next) => next()
  const lines = plainLog(log)
  return (request, response, next) => {
    const begun = performance.now()
    const { socket } = request
    const sentBefore = socket.bytesWritten
    response.once('close', () => {
      const level = FREQUENT.test(request.originalUrl) ? 'debug' : accessLevel
      lines[level](
        {
          method: request.method,
          route: routeOf(request),
          status: statusOf(response),
          ms: Math.round(performance.now() - begun),
          bytes: socket.bytesWritten - sentBefore,
          ...callerOf(request, response),
        },
        'access',
      )
    })
    next()
  }
}

/** The status that was sent; 499 when the caller left before all of it was. */
export function statusOf(response: Response): number {
  return response.writableFinished ? response.statusCode : LEFT
}

function callerOf(request: Request, response: Response): Record<string, unknown> {
  const { requestId, partnerId, keyId } = response.locals
  const userId = userIdOf(response)
  return {
    ip: request.ip,
    ...(requestId && { requestId }),
    ...(userId !== null && { userId }),
    ...(partnerId && { partnerId }),
    ...(keyId && { keyId }),
  }
}
