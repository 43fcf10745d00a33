import type { RequestHandler } from 'express'

/** How long the body of a call may take to arrive, in milliseconds, whether or not it is read. */
const PATIENCE = 30_000
/** Milliseconds in which the answer of a deadline reaches the caller. */
const AFTER_DEADLINE = 1000

/**
 * Closes connections of calls whose body does not arrive in time. The server itself waits for as long as the largest files
 * may take.
 * @param slow paths on which files arrive, with their deadlines in milliseconds: by then they are answered.
 */
export function arriveInTime(slow: Readonly<Record<string, number>>, patience = PATIENCE): RequestHandler {
  const patienceFor = (path: string): number => {
    const deadline = Object.entries(slow).find(([start]) => path.startsWith(start))?.[1]
    return deadline === undefined ? patience : deadline + AFTER_DEADLINE
  }
  return (request, _response, next) => {
    const hasBody =
      request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined
    if (hasBody) {
      const timer = setTimeout(() => {
        if (!request.complete) request.socket.destroy()
      }, patienceFor(request.path))
      request.once('close', () => clearTimeout(timer))
    }
    next()
  }
}
