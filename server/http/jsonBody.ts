import express, { type RequestHandler } from 'express'

const BODY_LIMIT = '100kb'

/**
 * Reads bodies: JSON in UTF-8, 100 kB at most once it is unpacked. Another charset is 415, whatever the parser could
 * make of it. Where `strict` is false a body may be any JSON value, so that its shape is what is found wrong with it.
 */
export function jsonBody({ strict = true, type = ['application/json'] }: { strict?: boolean; type?: string[] } = {}): RequestHandler[] {
  return [utf8Only, express.json({ limit: BODY_LIMIT, strict, type })]
}

const utf8Only: RequestHandler = (request, _response, next) => {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers['content-type'] ?? '')?.[1]
  if (charset === undefined || charset.toLowerCase() === 'utf-8') next()
  else next(Object.assign(new Error('A charset other than UTF-8'), { status: 415 }))
}
