import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'
import type { Config } from '../config'
import { forbidden } from '../errors'
import { requestIdOf } from './requestContext'

/** Headers that every answer carries, errors included. Styles are written by the pages' scripts, so they may be inline. */
export function securityHeaders({ publicUrl, sentryDsn }: Config): RequestHandler {
  const https = publicUrl.startsWith('https:')
  const reporting = sentryDsn ? [new URL(sentryDsn).origin] : []
  return sameForAll(helmet({
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
  }))
}

/** The headers that a middleware sets on every answer alike, worked out once. */
function sameForAll(middleware: RequestHandler): RequestHandler {
  const headers: [string, string][] = []
  const recorder = { setHeader: (name: string, value: string) => void headers.push([name, value]), removeHeader: () => undefined }
  void middleware({} as Request, recorder as unknown as Response, () => undefined)
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
}

/** Gives every answer an id and keeps what the API says out of caches. */
export const apiHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Request-Id', requestIdOf(response))
  response.setHeader('Cache-Control', 'no-store')
  next()
}

/**
 * Answers CORS for the exact origins that are configured, and refuses a foreign Origin wherever a cookie could speak.
 */
export function origins({ publicUrl, corsOrigins }: Config): RequestHandler {
  const own = new URL(publicUrl).origin
  return (request, response, next) => {
    response.vary('Origin')
    const { origin } = request.headers
    if (origin === undefined || origin === own) return next()
    if (corsOrigins.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin)
      response.setHeader('Access-Control-Allow-Credentials', 'true')
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After, ETag, X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset')
      if (request.method !== 'OPTIONS') return next()
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, OPTIONS')
      response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, If-None-Match, Apollo-Require-Preflight, Sentry-Trace, Baggage')
      response.setHeader('Access-Control-Max-Age', '600')
      response.status(204).end()
      return
    }
    next(request.headers.cookie !== undefined || request.method === 'OPTIONS' ? forbidden('This origin is not allowed.') : undefined)
  }
}
