import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** A request that a receiver got. */
export interface Got {
  headers: IncomingHttpHeaders
  body: string
}

/** Something that webhooks lead to. */
export interface Receiver {
  url: string
  host: string
  got: Got[]
  /** How it answers; 204 unless it is changed. */
  answer: RequestListener
  stop(): Promise<void>
}

/** Starts one on a free port of the loopback interface. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      receiver.got.push({ headers: request.headers, body })
      receiver.answer(request, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const receiver: Receiver = {
    ...{ url: `http://${host}/hook`, host, got: [] },
    answer: answering(204),
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return receiver
}

/** Answers a status. */
export const answering =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end('thanks')

/** What a message says, once its signature is verified by the package that receivers use, at a time. */
export function verified(
  secret: string,
  { headers, body }: Got,
  at = Date.now(),
): { type: string; timestamp: string; data: object } {
  // The package compares the time of a message with that of the machine.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(at)
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as never
  } finally {
    clock.mockRestore()
  }
}
