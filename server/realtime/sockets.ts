import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { GraphQLSchema } from 'graphql'
import { handleProtocols, makeServer } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import type { Lifecycle } from '../http/health'
import { callerAddress } from '../request/callerAddress'
import type { Services } from '../platform/services'
import { createAdmission } from './admission'
import { guardSessions } from './endedSessions'
import { reasonOf } from './ends'
import { type Caller, LiveSocket } from './LiveSocket'
import { OpenSockets } from './OpenSockets'
import { operations } from './operations'
import { createSignIn } from './signIn'
import { socketMetrics } from './socketMetrics'
import { speak } from './speak'
import { answerPlainly, asksForSocket, refuseSocket } from './upgrades'
import { PACE, type Pace, watchSockets } from './watch'

/** How long a client may take for `connection_init`, and for its part of closing, in milliseconds. */
const INIT_PATIENCE = 5000
const CLOSE_PATIENCE = 2000

/** Without compression, which costs memory for each socket. The types do not know `closeTimeout` yet. */
const OPTIONS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: TRAFFIC_LIMITS.socketMessageBytes,
  handleProtocols,
  closeTimeout: CLOSE_PATIENCE,
}

/** The WebSockets at /graphql, which answer subscriptions (docs/product.md API-36). */
export interface Sockets {
  /** Takes the requests of a server that ask for a socket. */
  attach(server: Server): void
  /**
   * Tells all clients to connect elsewhere, spread over the second half of the time: by then balancers send no one here
   * any more.
   */
  drain(milliseconds: number): Promise<void>
  /** Ends every socket. */
  close(): Promise<void>
}

export function createSockets(
  services: Services,
  schema: GraphQLSchema,
  lifecycle: Pick<Lifecycle, 'stopping'>,
  pace: Pace = PACE,
): Sockets {
  const { config } = services
  const sockets = new OpenSockets()
  const metrics = socketMetrics()
  const admission = createAdmission(services, lifecycle, sockets)
  const sessions = guardSessions(services, sockets)
  const signIn = createSignIn(services, sockets, sessions)
  const stopWatching = watchSockets(services, sockets, sessions, pace)
  const webSockets = new WebSocketServer(OPTIONS)
  const graphql = makeServer<Record<string, unknown>, LiveSocket>({
    connectionInitWaitTimeout: INIT_PATIENCE,
    onConnect: ({ extra, connectionParams }) => signIn.connect(extra, connectionParams),
    onPing: ({ extra }, payload) => signIn.renew(extra, payload),
    ...operations(services, schema),
  })

  const logEnd = (
    caller: Caller,
    end: { status: number; reason: string; openedAt: number; bytes: number; userId?: string },
  ) => {
    const { accessLevel } = config
    metrics.closed.inc({ reason: end.reason })
    if (accessLevel === 'off') return
    const { openedAt, ...said } = end
    const { ip, requestId } = caller
    services.log[accessLevel](
      { method: 'WEBSOCKET', route: '/graphql', ...said, ms: Math.round(performance.now() - openedAt), ip, requestId },
      'access',
    )
  }

  const open = (ws: WebSocket, { socket: wire }: IncomingMessage, caller: Caller) => {
    const socket = new LiveSocket(ws, caller)
    const sentBefore = wire.bytesWritten
    sockets.add(socket)
    metrics.open.inc()
    speak(services, graphql, socket)
    ws.once('close', (code) => {
      sockets.remove(socket)
      metrics.open.dec()
      logEnd(caller, {
        status: code,
        reason: reasonOf(socket.ended, code),
        openedAt: socket.openedAt,
        bytes: wire.bytesWritten - sentBefore,
        userId: socket.person?.userId,
      })
    })
  }

  const take = async (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    const openedAt = performance.now()
    const caller = {
      ip: callerAddress(request, config.trustProxy),
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, 200),
      requestId: randomUUID(),
    }
    const refusal = admission(request, caller)
    if (!refusal) return webSockets.handleUpgrade(request, wire, head, (ws) => open(ws, request, caller))
    const status = await refuseSocket(wire, refusal, { requestId: caller.requestId, publicUrl: config.publicUrl })
    logEnd(caller, { status, reason: 'refused', openedAt, bytes: request.socket.bytesWritten })
  }

  return {
    attach: (server) =>
      void server.on('upgrade', (request, wire, head) => {
        if (!asksForSocket(request)) return answerPlainly(server, request, wire, head)
        // Errors of a connection without a listener would end the process.
        wire.on('error', () => wire.destroy())
        void take(request, wire, head)
      }),
    drain: async (milliseconds) => {
      const all = [...sockets]
      await wait(milliseconds / 2)
      for (const socket of all) {
        socket.end('goingAway')
        await wait(milliseconds / 2 / all.length)
      }
    },
    close: async () => {
      stopWatching()
      sessions.stop()
      for (const socket of sockets) socket.end('goingAway')
      for (let waited = 0; sockets.size > 0 && waited < CLOSE_PATIENCE; waited += 20) await wait(20)
      for (const socket of sockets) socket.cut('goingAway')
    },
  }
}
