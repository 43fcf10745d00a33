import { createClient } from 'graphql-ws'
import { GRAPHQL_URL } from '../postGraphql'
import type { SocketSession } from '../socketSession'
import { resuming } from './resuming'
import { isRefusal, type Subscriptions } from './subscriptions'

/** The token is renewed so long before it expires, in milliseconds, and not more often than every minute. */
const AHEAD = 60_000
const LEAST_PAUSE = 60_000
/** The socket stays open so long after its last subscription. */
export const LINGER = 5000
/** The first wait before connecting again, and the longest; up to as much again is added by chance. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
/** How often a client that receives nothing asks, and how long it waits for the answer. */
const KEEP_ALIVE = 30_000
const PONG_PATIENCE = 10_000

type Wire = Pick<WebSocket, 'send' | 'readyState'>

/** A WebSocket, which is open while there are subscriptions, and connects again by itself. */
export interface Socket extends Subscriptions {
  /** Whether the server is reached by it now. */
  isOpen: () => boolean
  /** Closes it for good. */
  close: () => void
}

/** @param onClosed is called whenever the socket has closed, also where it connects again. */
export function openSocket(session: SocketSession, onClosed: () => void): Socket {
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

  const unsubscribe = session.subscribe(() => {
    const token = session.readToken()
    if (!wire || token === sent) return
    // The server ends the socket of a session that has ended, and knows it first.
    if (token === null) return clearTimeout(renewal)
    // One that closes says nothing more: the next one begins with the token of then.
    if (wire.readyState !== WebSocket.OPEN) return
    sent = token
    wire.send(JSON.stringify({ type: 'ping', payload: authorization() }))
    planRenewal(token)
  })

  const client = createClient({
    url: async () => {
      await renewExpired(session)
      return socketUrl(location.href)
    },
    lazyCloseTimeout: LINGER,
    keepAlive: KEEP_ALIVE,
    connectionParams: () => {
      sent = session.readToken()
      return sent === null ? {} : authorization()
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
      closed: () => {
        wire = null
        clearTimeout(renewal)
        clearTimeout(pongWait)
        onClosed()
      },
      ping: (isReceived) => {
        if (!isReceived) pongWait = setTimeout(() => client.terminate(), PONG_PATIENCE)
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(pongWait)
      },
    },
  })
  return {
    subscribe: resuming(renewing(client, session)).subscribe,
    isOpen: () => wire !== null,
    close: () => {
      unsubscribe()
      clearTimeout(renewal)
      // One that is still connecting may be refused, for a session that has ended: no one waits for it any more.
      void Promise.resolve(client.dispose()).catch(() => {})
    },
  }
}

/** The token of a tab that had no socket so far may have expired unused. */
async function renewExpired(session: SocketSession): Promise<void> {
  const token = session.readToken()
  const end = token === null ? null : session.endOf(token)
  if (end !== null && end <= Date.now()) await session.refresh()
}

/** After a refused token, once: the subscription starts again with a new one. */
function renewing({ subscribe }: Subscriptions, session: SocketSession): Subscriptions {
  return {
    subscribe: (payload, sink) => {
      let isOver = false
      let hasRenewed = false
      let end = () => {}
      const fail = (error: unknown) => {
        if (!isOver) sink.error(error)
      }
      const begin = () => {
        end = subscribe(payload, {
          next: (result) => {
            hasRenewed = false
            sink.next(result)
          },
          complete: sink.complete,
          error: (error) => {
            if (hasRenewed || !isRefusal(error) || session.readToken() === null) return fail(error)
            hasRenewed = true
            void session.refresh().then((isRenewed) => {
              if (!isRenewed) fail(error)
              else if (!isOver) begin()
            })
          },
        })
      }
      begin()
      return () => {
        isOver = true
        end()
      }
    },
  }
}

/** Where the sockets of a page are: encrypted where the page is. */
export const socketUrl = (page: string): string => new URL(GRAPHQL_URL, page.replace(/^http/, 'ws')).href
