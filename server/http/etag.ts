import type { Request, Response } from 'express'
import { createHash } from 'node:crypto'

/** The ETag of bytes: weak, because a compressed form of them has the same. */
export const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`

/**
 * Puts the ETag on the answer and, where the caller has these bytes already, answers 304. The caller's own
 * `Cache-Control: no-cache`, which fetch adds to every conditional call, asks for just this check.
 * @returns whether the call has been answered.
 */
export function answerUnchanged(request: Request, response: Response, etag: string): boolean {
  response.setHeader('ETag', etag)
  const known = String(request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (!known.includes('*') && !known.includes(etag.replace(/^W\//, ''))) return false
  response.status(304).end()
  return true
}
