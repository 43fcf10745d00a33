import { Agent, request as send } from 'node:http'

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** What is sent: bodies may be bytes of any kind, headers anything that HTTP allows. */
export interface RawRequest {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Sends just these bytes, over connections that are kept. Where `fetch` would mend or refuse something, this does not. */
export function rawClient(url: string, { sockets = 8 }: { sockets?: number } = {}) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const call = ({ method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const request = send(
        {
          hostname,
          port,
          method,
          path,
          agent,
          headers: { ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }), ...headers },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          )
        },
      )
      request.on('error', reject)
      request.end(body)
    })
  return { call, close: () => agent.destroy() }
}
