import type { z } from 'zod'
import { schemaOf } from './schemaOf'
import { detail, failedHere } from './shapes'

/** A body of JSON in the document. */
export const json = (shape: z.ZodType) => ({ 'application/json': { schema: schemaOf(shape) } })

/** 429 of every call that is counted. */
export const TOO_MANY = {
  description: 'Too many calls; Retry-After says how many seconds to wait.',
  headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' } },
  content: json(detail),
}

/** What every call may be answered where the server fails. */
export const FAILED = {
  500: { description: 'Something went wrong on our side.', content: json(failedHere) },
  503: { description: 'The service is busy or out of space; try again in a moment.', content: json(failedHere) },
}

/** 401 of every call that is not open. */
export const NO_TOKEN = { description: 'There is no valid token.', content: json(detail) }

/** The header of an answer that can be asked for again by its tag. */
export const ETAG = { ETag: { schema: { type: 'string' }, description: 'Send it back in If-None-Match.' } }
/** 304 of such a call. */
export const UNCHANGED = { description: 'Unchanged since the ETag that was sent in If-None-Match.' }
