import type { RequestHandler } from 'express'

/** How long the body of a call may take to arrive, in milliseconds, whether or not it is read. */
const PATIENCE = 30_000

/**
 * Closes connections of calls whose body does not arrive in time. The server itself waits for as long as the largest files
 * may take.
 * @param slow paths that have deadlines of their own.
 */
export function arriveInTime(slow: readonly string[], patience = PATIENCE): RequestHandler {
  return (request, _response, next) => {
    const hasBody =
      request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined
    if (hasBody && !slow.some((path) => request.path.startsWith(path))) {
      const timer = setTimeout(() => {
        if (!request.complete) request.socket.destroy()
      }, patience)
      request.once('close', () => clearTimeout(timer))
    }
    next()
  }
}
