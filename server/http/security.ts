import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'
import type { Config } from '../platform/config'
import { forbidden } from '../platform/errors'
import { messages } from './messages'
import { PERMISSIONS_POLICY } from './permissionsPolicy'
import { provenanceOf } from './provenance'
import { requestIdOf } from '../request/createContext'
import { logSecurity } from '../request/securityLog'
import type { Services } from '../platform/services'

/** Security headers of every answer, errors included. Inline styles are allowed: the pages' scripts write them. */
export function securityHeaders({ publicUrl, sentryDsn }: Config): RequestHandler {
  const https = publicUrl.startsWith('https:')
  const reporting = sentryDsn ? [new URL(sentryDsn).origin] : []
  return sameForAll(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", ...reporting],
          workerSrc: ["'self'", 'blob:'],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(https && { upgradeInsecureRequests: [] }),
        },
      },
      strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    }),
  )
}

/** Calls a middleware once and sets the headers that it set, and the permissions of pages, on every answer. */
function sameForAll(middleware: RequestHandler): RequestHandler {
  const headers: [string, string][] = [['Permissions-Policy', PERMISSIONS_POLICY]]
  const recorder = {
    setHeader: (name: string, value: string) => void headers.push([name, value]),
    removeHeader: () => undefined,
  }
  void middleware({} as Request, recorder as unknown as Response, () => undefined)
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
}

/** Every answer of the API has an id and is not cached unless its handler says otherwise. */
export const apiHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Request-Id', requestIdOf(response))
  response.setHeader('Cache-Control', 'no-store')
  next()
}

/** Answers CORS for the configured origins and refuses every other foreign origin with 403. */
export function origins({ config, log }: Pick<Services, 'config' | 'log'>): RequestHandler {
  const provenance = provenanceOf(config)
  const address = new URL(config.publicUrl).origin
  return (request, response, next) => {
    response.vary('Origin')
    const { origin = '' } = request.headers
    const from = provenance(request)
    if (from === 'own' || from === 'program') return next()
    if (from === 'configured') {
      response.setHeader('Access-Control-Allow-Origin', origin)
      response.setHeader('Access-Control-Allow-Credentials', 'true')
      response.setHeader(
        'Access-Control-Expose-Headers',
        'Retry-After, ETag, X-Request-Id, Idempotency-Replayed, RateLimit, RateLimit-Policy, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
      )
      if (request.method !== 'OPTIONS') return next()
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
      response.setHeader(
        'Access-Control-Allow-Headers',
        'Authorization, Content-Type, If-None-Match, Apollo-Require-Preflight, Graph-Ids, Household, Idempotency-Key, Sentry-Trace, Baggage',
      )
      response.setHeader('Access-Control-Max-Age', '600')
      response.status(204).end()
      return
    }
    logSecurity({ log }, 'origin', 'failure', {
      ip: request.ip,
      requestId: requestIdOf(response),
      target: origin.slice(0, 200),
    })
    next(forbidden(messages.foreignOrigin({ address })))
  }
}
