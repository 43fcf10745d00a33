import { once } from 'node:events'
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { GraphQLError } from 'graphql'
import { bareHeaders } from '../http/bareHeaders'

const PATH = /^\/graphql\/?(\?|$)/i

/** Whether a request asks for a WebSocket at the API's path. */
export function asksForSocket({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'GET' && PATH.test(url) && headers.upgrade?.toLowerCase() === 'websocket'
}

/** Headers that ask for another protocol. */
const ASKING = ['upgrade', 'http2-settings']

/**
 * Answers a request as if it had not asked for another protocol, as HTTP allows: some clients ask for HTTP/2 with every
 * first request. Node stops reading a connection whose request asks, so the request is put back without that wish.
 */
export function answerPlainly(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const lines = [`${request.method} ${request.url} HTTP/${request.httpVersion}`]
  for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(index, index + 2)
    if (ASKING.includes(name.toLowerCase())) continue
    const kept = name.toLowerCase() === 'connection' ? withoutAsking(value) : value
    if (kept !== '') lines.push(`${name}: ${kept}`)
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]))
  server.emit('connection', socket)
}

const withoutAsking = (connection: string): string =>
  connection
    .split(',')
    .map((option) => option.trim())
    .filter((option) => !ASKING.includes(option.toLowerCase()))
    .join(', ')

/** Answers in place of a WebSocket, in JSON like every refused call, and closes the connection. */
export async function refuseSocket(
  socket: Duplex,
  error: GraphQLError,
  { requestId, publicUrl }: { requestId: string; publicUrl: string },
): Promise<number> {
  const { code, http } = error.extensions
  const { status = 400, headers = new Map() } = (http ?? {}) as { status?: number; headers?: Map<string, string> }
  const body = JSON.stringify({ errors: [{ message: error.message, extensions: { code } }] })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...bareHeaders(publicUrl),
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  await once(socket, 'finish').catch(() => undefined)
  socket.destroy()
  return status
}
