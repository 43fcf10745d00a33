import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What a connection's caller has asked for ahead of the answer that is being made. */
type Waiting = [request: IncomingMessage, response: ServerResponse][]

/** Timers, metrics, compression and a stream of an answer each wait for its end, which are more than Node expects. */
const LISTENERS = 20
/** Requests that a connection may have sent ahead. No browser and no proxy sends any. */
const MOST_AHEAD = 100

/**
 * Handles the requests of a connection one after the other. A caller may send several at once; Node would begin them all,
 * and does not report the end of the connection to answers that have not had their turn: what they hold, such as open
 * files, would stay. Of a connection that has ended nothing further is begun. Other connections come in between, and one
 * that sends more than a hundred requests ahead is cut off (docs/product.md SEC-24).
 */
export function answerInTurn(handler: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Waiting>()
  const begin = (socket: Socket, request: IncomingMessage, response: ServerResponse) => {
    response.setMaxListeners(LISTENERS)
    response.once('close', () => {
      const next = socket.destroyed ? undefined : connections.get(socket)?.shift()
      if (next) setImmediate(() => (socket.destroyed ? connections.delete(socket) : begin(socket, ...next)))
      else connections.delete(socket)
    })
    handler(request, response)
  }
  return (request, response) => {
    const { socket } = request
    const waiting = connections.get(socket)
    if (waiting && waiting.length >= MOST_AHEAD) socket.destroy()
    else if (waiting) waiting.push([request, response])
    else {
      connections.set(socket, [])
      begin(socket, request, response)
    }
  }
}
