import { ApolloLink } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { type Client, createClient } from 'graphql-ws'
import { defer, from, retry, throwError } from 'rxjs'
import { GRAPHQL_URL } from './postGraphql'
import { type SocketSession, tellDisconnected } from './socketSession'

/** The server's code for a token that it does not take, or no longer. */
const UNAUTHORIZED = 4401
/** The token is renewed so long before it expires, in milliseconds, and not more often than every minute. */
const AHEAD = 60_000
const LEAST_PAUSE = 60_000
/** The socket stays open so long after its last subscription. */
const LINGER = 5000
/** The first wait before connecting again, and the longest; up to as much again is added by chance. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
/** How often a client that receives nothing asks, and how long it waits for the answer. */
const KEEP_ALIVE = 30_000
const PONG_PATIENCE = 10_000

interface Wire {
  send: (text: string) => void
}

/** The link that sends subscriptions over one WebSocket, which is open while there are any. */
export function createSocketLink(session: SocketSession): ApolloLink {
  let lastCode: number | null = null
  const client = openClient(session, (code) => void (lastCode = code))
  const socket = new GraphQLWsLink(client)

  /** After a refused token, once: the subscription starts again with a new one. */
  const renewed = async (error: unknown): Promise<true> => {
    if (lastCode !== UNAUTHORIZED || session.readToken() === null || !(await session.refresh())) throw error
    return true
  }
  return new ApolloLink((operation) =>
    defer(() => socket.request(operation)).pipe(
      retry({
        resetOnSuccess: true,
        delay: (error: unknown, count) => (count > 1 ? throwError(() => error) : from(renewed(error))),
      }),
    ),
  )
}

function openClient(session: SocketSession, onClosed: (code: number) => void): Client {
  let wire: Wire | null = null
  let sent: string | null = null
  let renewal: ReturnType<typeof setTimeout> | undefined
  let pongWait: ReturnType<typeof setTimeout> | undefined

  const planRenewal = (token: string | null) => {
    clearTimeout(renewal)
    const end = token === null ? null : session.endOf(token)
    if (end === null) return
    renewal = setTimeout(() => void session.refresh(), Math.max(end - Date.now() - AHEAD, LEAST_PAUSE))
  }
  const authorization = () => ({ authorization: `Bearer ${sent}` })

  session.subscribe(() => {
    const token = session.readToken()
    if (!wire || token === sent) return
    // The server ends the socket of a session that has ended, and knows it first.
    if (token === null) return clearTimeout(renewal)
    sent = token
    wire.send(JSON.stringify({ type: 'ping', payload: authorization() }))
    planRenewal(token)
  })

  const client = createClient({
    url: () => new URL(GRAPHQL_URL, location.href.replace(/^http/, 'ws')).href,
    lazyCloseTimeout: LINGER,
    keepAlive: KEEP_ALIVE,
    connectionParams: () => {
      sent = session.readToken()
      return sent === null ? {} : { ...session.household(), ...authorization() }
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => session.readToken() !== null,
    retryWait: (tries) => {
      const wait = Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT)
      return new Promise((resolve) => setTimeout(resolve, wait * (1 + Math.random())))
    },
    on: {
      connected: (socket) => {
        wire = socket as Wire
        planRenewal(sent)
      },
      closed: (event) => {
        wire = null
        clearTimeout(renewal)
        clearTimeout(pongWait)
        tellDisconnected()
        onClosed((event as { code?: number }).code ?? 0)
      },
      ping: (isReceived) => {
        if (!isReceived) pongWait = setTimeout(() => client.terminate(), PONG_PATIENCE)
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(pongWait)
      },
    },
  })
  return client
}
