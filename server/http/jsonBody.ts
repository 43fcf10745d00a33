import express, { type RequestHandler } from 'express'
import { badRequest } from '../errors'
import { BODY_LIMIT } from '../request/context'
import { messages } from './messages'

/** Levels of arrays and objects in a body. The deepest that the API takes by its own types has eight. */
const MAX_DEPTH = 100

/**
 * Parses JSON bodies: UTF-8 only (415 for any other charset), at most `limit` bytes after decompression, usually 100 kB (413), and at most 100
 * levels deep (400). With `strict` false the body may be any JSON value, so that validation can report its shape.
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
  if (depthOf(body) > MAX_DEPTH) throw Object.assign(badRequest(messages.nestedTooDeeply), { status: 400 })
}

const [QUOTE, BACKSLASH, OPEN_ARRAY, OPEN_OBJECT, CLOSE_ARRAY, CLOSE_OBJECT] = Buffer.from('"\\[{]}')

/** The most brackets and braces that are open at once, outside strings. */
function depthOf(json: Buffer): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index]
    if (inString) {
      if (byte === BACKSLASH) index += 1
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) deepest = Math.max(deepest, (depth += 1))
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1
  }
  return deepest
}
