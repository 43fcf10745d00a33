import type { Response } from 'express'
import type { RateLimiterRes } from 'rate-limiter-flexible'

/** A limit that a call was counted against, and what is left of it. */
export interface Counted {
  /** A field of the schema, or a kind of calls. */
  name: string
  /** So many calls in so many seconds. */
  points: number
  duration: number
  left: Pick<RateLimiterRes, 'remainingPoints' | 'msBeforeNext'>
}

const nearest = new WeakMap<Response, Counted>()

/**
 * Says in the headers `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10) what is left of the limit
 * that a caller reaches first, of all that the call was counted against (docs/product.md API-63).
 */
export function sayNearest(response: Response, counted: Counted): void {
  const { name, points, duration, left } = counted
  const known = nearest.get(response)
  if (response.headersSent || (known && known.left.remainingPoints <= left.remainingPoints)) return
  nearest.set(response, counted)
  response.setHeader('RateLimit-Policy', `"${name}";q=${points};w=${duration}`)
  response.setHeader('RateLimit', `"${name}";r=${Math.max(0, left.remainingPoints)};t=${secondsOf(left)}`)
}

/** Seconds until the limit is whole again. */
export const secondsOf = ({ msBeforeNext }: Counted['left']): number => Math.ceil(msBeforeNext / 1000)
