import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a gateway fails one request: an answer that it gives itself, or a lost connection before or after the server did it. */
export type Failing = { status: number; headers?: Record<string, string>; body?: string } | 'lostBefore' | 'lostAfter'

/** What passed through a gateway. */
export interface Exchange {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** 0 where the connection was lost. */
  status: number
  answer: string
}

/** A server that hands requests on to another one and fails when it is said so. */
export interface Gateway {
  readonly url: string
  readonly exchanges: Exchange[]
  /** The next requests fail in these ways, one each. */
  failNext(...ways: Failing[]): void
  stop(): Promise<void>
}

/** Starts one before the server at an address. */
export async function startGateway(target: () => string): Promise<Gateway> {
  const exchanges: Exchange[] = []
  const failing: Failing[] = []
  const server = createServer((request, response) => {
    const answer = async (body: string) => {
      const { method = 'GET', url: path = '/', headers } = request
      const exchange: Exchange = { method, path, headers, body, status: 0, answer: '' }
      exchanges.push(exchange)
      const way = failing.shift()
      if (way === 'lostBefore') return request.socket.destroy()
      if (typeof way === 'object') {
        exchange.status = way.status
        return response.writeHead(way.status, way.headers).end(way.body ?? '')
      }
      const answered = await handedOn(target() + path, method, headers, body)
      if (way === 'lostAfter') return request.socket.destroy()
      Object.assign(exchange, { status: answered.status, answer: answered.text })
      return response.writeHead(answered.status, answered.headers).end(answered.text)
    }
    void bodyOf(request)
      .then(answer)
      .catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    failNext: (...ways) => void failing.push(...ways),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** Sends a request over a connection for itself, so that none is taken that the server is about to close. */
async function handedOn(url: string, method: string, headers: IncomingHttpHeaders, body: string) {
  // As it comes, not compressed.
  const passed = { ...headers, host: new URL(url).host, connection: 'close', 'accept-encoding': 'identity' }
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url, { method, headers: passed, agent: false }, resolve).once('error', reject).end(body)
  })
  const { connection: _connection, 'transfer-encoding': _encoding, ...rest } = answered.headers
  return { status: answered.statusCode ?? 0, headers: rest, text: await bodyOf(answered) }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
