import type { RequestHandler } from 'express'
import type { Services } from '../platform/services'

/**
 * Says once in the log that calls come through a proxy which `TRUST_PROXY` does not count. All callers would have the
 * proxy's address and share their limits, without any other sign.
 */
export function noticeProxy({ config, log }: Pick<Services, 'config' | 'log'>): RequestHandler {
  let noticed = config.trustProxy > 0
  return (request, _response, next) => {
    if (!noticed && request.headers['x-forwarded-for'] !== undefined) {
      noticed = true
      log.warn({ remote: request.socket.remoteAddress }, 'Calls are forwarded by a proxy, but TRUST_PROXY is 0')
    }
    next()
  }
}
