import type { Server } from 'graphql-ws'
import type { RawData } from 'ws'
import { nestsTooDeeply } from '../http/jsonDepth'
import type { Services } from '../platform/services'
import type { LiveSocket } from './LiveSocket'
import { socketMetrics } from './socketMetrics'

/** Bytes of a close frame's text. */
const LONGEST_REASON = 123
const PONG = JSON.stringify({ type: 'pong' })

/** Has a socket speak the subprotocol. Whatever the client sends, nothing is thrown. */
export function speak({ log }: Pick<Services, 'log'>, server: Server<LiveSocket>, socket: LiveSocket): void {
  const { ws, caller } = socket
  const { sent, received } = socketMetrics()

  const failed = (error: unknown) => {
    log.error({ requestId: caller.requestId, error }, 'A message could not be answered')
    socket.end('failed')
  }
  const send = (text: string) => {
    sent.inc()
    return socket.send(text)
  }
  const receive = (data: RawData, isBinary: boolean, handle: (text: string) => Promise<void>) => {
    if (!socket.isOpen) return
    received.inc()
    if (!socket.admitsMessage()) return socket.end('tooManyMessages')
    if (isBinary || !Buffer.isBuffer(data) || nestsTooDeeply(data)) return socket.end('badMessage')
    handle(data.toString()).catch(failed)
  }

  const closed = server.opened(
    {
      protocol: ws.protocol,
      send,
      close: (code, reason) => ws.close(code, shortened(reason)),
      onMessage: (handle) => ws.on('message', (data, isBinary) => receive(data, isBinary, handle)),
      // Without the payload, in which a token came.
      onPing: () => send(PONG),
    },
    socket,
  )
  // Frames against the protocol or too large: the library closes, with a code that says which.
  ws.on('error', () => void (socket.ended ??= 'badMessage'))
  ws.once('close', (code, reason) => {
    closed(code, reason.toString()).catch(failed)
  })
}

/** The reason may name what the client sent, in characters of up to three bytes. */
const shortened = (reason = ''): string => reason.slice(0, Math.floor(LONGEST_REASON / 3)).toWellFormed()
