import express, { type RequestHandler } from 'express'
import { badRequest } from '../platform/errors'
import { BODY_LIMIT } from '../request/context'
import { nestsTooDeeply } from './jsonDepth'
import { messages } from './messages'

/**
 * Parses JSON bodies: UTF-8 only (415 for any other charset), at most `limit` bytes after decompression, usually 100 kB
 * (413), and at most 100 levels deep (400). With `strict` false the body may be any JSON value, so that validation can
 * report its shape.
 */
export function jsonBody({
  strict = true,
  type = ['application/json'],
  limit = BODY_LIMIT,
}: { strict?: boolean; type?: string[]; limit?: number } = {}): RequestHandler[] {
  return [utf8Only, express.json({ limit, strict, type, verify: checkDepth })]
}

const utf8Only: RequestHandler = (request, _response, next) => {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers['content-type'] ?? '')?.[1]
  if (charset === undefined || charset.toLowerCase() === 'utf-8') next()
  else next(Object.assign(new Error('A charset other than UTF-8'), { status: 415 }))
}

/** Looks at the bytes, before the body is parsed: later code may recurse into what it is given. @throws GraphQLError 400 */
function checkDepth(_request: unknown, _response: unknown, body: Buffer): void {
  if (nestsTooDeeply(body)) throw Object.assign(badRequest(messages.nestedTooDeeply), { status: 400 })
}
