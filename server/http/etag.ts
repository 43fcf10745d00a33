import type { Request, Response } from 'express'
import { createHash } from 'node:crypto'

/** The ETag of a content: weak, because a compressed form of it has the same. */
export const etagOf = (content: Buffer | string): string => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/**
 * Puts the ETag on the answer, which may be packed, and where the caller has this content already, answers 304. The
 * caller's own `Cache-Control: no-cache`, which fetch adds to every conditional call, asks for just this check.
 * @returns whether the call has been answered.
 */
export function answerUnchanged(request: Request, response: Response, etag: string): boolean {
  response.vary('Accept-Encoding')
  response.setHeader('ETag', etag)
  const known = String(request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (!known.includes('*') && !known.includes(etag.replace(/^W\//, ''))) return false
  response.status(304).end()
  return true
}
