import type { RequestHandler, Response } from 'express'

/** What a call may take until its answer begins. The database gives up on a statement sooner. */
export const DEADLINE = 15_000
const RETRY_AFTER = '2'

/**
 * Answers 503 where a call has not begun to answer in time. What still works for it then finds nobody to tell. An answer
 * that has begun, such as the export of a whole catalogue, goes on.
 */
export function deadline(milliseconds = DEADLINE): RequestHandler {
  return (_request, response, next) => {
    const timer = setTimeout(() => {
      if (response.headersSent) return
      response.setHeader('Connection', 'close')
      next(new DeadlinePassed(milliseconds))
      mute(response)
    }, milliseconds)
    response.once('close', () => clearTimeout(timer))
    next()
  }
}

/** Told like a database that did not answer: 503, and to try again. */
class DeadlinePassed extends Error {
  readonly code = 'ETIMEDOUT'
  readonly extensions = { http: { headers: new Map([['Retry-After', RETRY_AFTER]]) } }

  constructor(milliseconds: number) {
    super(`There was no answer within ${milliseconds} ms`)
  }
}

function mute(response: Response): void {
  const same = () => response
  Object.assign(response, { setHeader: same, appendHeader: same, removeHeader: () => {}, writeHead: same, write: () => true, end: same })
}
