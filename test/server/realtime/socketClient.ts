import { type ClientOptions, WebSocket } from 'ws'

/** A message of the subprotocol. */
export interface WireMessage {
  type: string
  id?: string
  payload?: unknown
}

/** How a socket ended: the code and text of the close frame. */
export interface Ended {
  code: number
  reason: string
}

/** A client that sends just what a test says. */
export interface SocketClient {
  ws: WebSocket
  ended: Promise<Ended>
  send(message: WireMessage): void
  /** The next message that was not taken yet. Rejects when the socket ends first. */
  next(): Promise<WireMessage>
  /** Sends the token, with what else `connection_init` may say, and waits for the acknowledgement. */
  signIn(token: string, wishes?: object): Promise<void>
  subscribe(query: string, variables?: object, id?: string): void
  close(): Promise<Ended>
}

/** Opens a socket. @throws Error `<status> <body>` when the server answers with something else. */
export async function openSocket(
  url: string,
  { protocol = 'graphql-transport-ws', ...options }: ClientOptions & { protocol?: string } = {},
): Promise<SocketClient> {
  const ws = new WebSocket(url, protocol, options)
  const messages: WireMessage[] = []
  const waiting: { resolve: (message: WireMessage) => void; reject: (error: Error) => void }[] = []
  ws.on('message', (data) => {
    const message = JSON.parse(String(data)) as WireMessage
    const first = waiting.shift()
    if (first) first.resolve(message)
    else messages.push(message)
  })
  const ended = new Promise<Ended>((resolve) =>
    ws.once('close', (code, reason) => {
      resolve({ code, reason: String(reason) })
      for (const { reject } of waiting.splice(0)) reject(new Error(`closed: ${code} ${String(reason)}`))
    }),
  )
  await new Promise<void>((resolve, reject) => {
    ws.once('open', resolve)
    ws.once('unexpected-response', (_request, response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => reject(new Error(`${response.statusCode} ${Buffer.concat(chunks).toString()}`)))
    })
    ws.on('error', reject)
  })
  const send = (message: WireMessage) => ws.send(JSON.stringify(message))
  const next = () =>
    new Promise<WireMessage>((resolve, reject) => {
      const first = messages.shift()
      if (first) resolve(first)
      else if (ws.readyState !== ws.OPEN) reject(new Error('closed'))
      else waiting.push({ resolve, reject })
    })
  return {
    ws,
    ended,
    send,
    next,
    signIn: async (token, wishes = {}) => {
      send({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, ...wishes } })
      const { type } = await next()
      if (type !== 'connection_ack') throw new Error(`${type} came instead of the acknowledgement`)
    },
    subscribe: (query, variables = {}, id = '1') => send({ type: 'subscribe', id, payload: { query, variables } }),
    close: () => {
      ws.close(1000)
      return ended
    },
  }
}

/** Opens a socket of a person. */
export async function openAs(url: string, { token }: { token: string }): Promise<SocketClient> {
  const client = await openSocket(url)
  await client.signIn(token)
  return client
}
