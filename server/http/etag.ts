import type { Request, RequestHandler, Response } from 'express'
import { createHash } from 'node:crypto'

/** The ETag of a content: weak, since its compressed forms have the same. */
export const etagOf = (content: Buffer | string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/**
 * Makes Express compare ETags whatever the request's `Cache-Control` says. `fetch` adds `no-cache` to every conditional
 * request, which Express takes for a reload and so never answers 304. A real reload sends no `If-None-Match`.
 */
export const compareEtags: RequestHandler = (request, _response, next) => {
  if (request.headers['if-none-match'] !== undefined) delete request.headers['cache-control']
  next()
}

/**
 * Sets the ETag of an answer that may be compressed, and answers 304 if the caller has this content already.
 * @returns whether the call has been answered.
 */
export function answerUnchanged(request: Request, response: Response, etag: string): boolean {
  response.vary('Accept-Encoding')
  response.setHeader('ETag', etag)
  if (!request.fresh) return false
  for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name)
  response.status(304).end()
  return true
}
