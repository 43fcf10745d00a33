import type { RequestHandler, Response } from 'express'

/** How long a call may take until its answer begins, in milliseconds. Database statements time out sooner. */
export const DEADLINE = 15_000
const RETRY_AFTER = '2'

/**
 * Ends a call that has not begun to answer in time: 408 if its body has not arrived, else 503. What the handler still
 * writes afterwards is discarded. An answer that has begun, such as the export of the whole catalogue, goes on.
 */
export function deadline(milliseconds = DEADLINE): RequestHandler {
  return (request, response, next) => {
    const timer = setTimeout(() => {
      if (response.headersSent) return
      response.setHeader('Connection', 'close')
      next(request.complete ? new DeadlinePassed(milliseconds) : new BodyStalled())
      mute(response)
    }, milliseconds)
    response.once('close', () => clearTimeout(timer))
    next()
  }
}

/** The caller's own doing, so it is not logged as a failure. */
class BodyStalled extends Error {
  readonly status = 408
}

/** Answered like a database that did not answer: 503 with `Retry-After`. */
class DeadlinePassed extends Error {
  readonly code = 'ETIMEDOUT'
  readonly extensions = { http: { headers: new Map([['Retry-After', RETRY_AFTER]]) } }

  constructor(milliseconds: number) {
    super(`There was no answer within ${milliseconds} ms`)
  }
}

function mute(response: Response): void {
  const same = () => response
  Object.assign(response, {
    setHeader: same,
    appendHeader: same,
    removeHeader: () => {},
    writeHead: same,
    write: () => true,
    end: same,
  })
}
