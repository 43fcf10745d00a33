import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { isPublic } from './isPublic'
import type { Target } from './readTarget'
import { resolveHost, type ResolveHost } from './resolveHost'

/** Milliseconds until a connection stands, and for the whole request. */
export const CONNECT_PATIENCE = 5000
export const PATIENCE = 10_000
/** Bytes of an answer's headers, and of its body, that are read at most. */
const MOST_HEADERS = 8 * 1024
const MOST_BODY = 4 * 1024

/** What came back. */
export interface Answer {
  readonly status: number
  /** The header `Retry-After`. */
  readonly retryAfter: string | null
}

/** Milliseconds for which an answer asks that nothing more is sent; 0 where it does not say so in seconds. */
export const restOf = ({ retryAfter }: Answer): number =>
  retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) * 1000 : 0

/** The host has an address that is not public. Nothing was sent. */
export class NotAllowed extends Error {}
/** There was no answer in time. */
export class TimedOut extends Error {}

/** The answer is longer than what is read of it, or broke off. */
export class NotWhole extends Error {}

/** What is sent. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/**
 * Sends a request, the one way out for what people have the server call (docs/product.md HOOK-4). The addresses of the host are
 * checked all together and handed to the socket, so that what was checked is what is connected to; the socket's own is
 * checked again before anything is sent. Neither proxies of the environment nor redirects are followed, connections are not
 * kept, and no more is read of the answer than its status, a header and a bounded part of its body.
 * @throws NotAllowed, TimedOut, or the error of the connection.
 */
export async function post(target: Target, message: Message, resolve: ResolveHost = resolveHost): Promise<Answer> {
  const { status, retryAfter } = await send(target, message, { resolve, patience: PATIENCE, mostBody: MOST_BODY })
  return { status, retryAfter }
}

/** How an answer is waited for whose body is read. */
export interface Asking {
  /** Milliseconds for the whole request. */
  readonly patience: number
  /** Bytes that the body may have. */
  readonly mostBody: number
  /** Ends the request. */
  readonly signal: AbortSignal
}

/**
 * Sends a request as `post` does, to a place that the configuration names, and reads what is answered.
 * @throws TimedOut, NotWhole, or the error of the connection.
 */
export async function ask(
  target: Target & { isNamed: true },
  message: Message,
  asking: Asking,
): Promise<{ status: number; body: string }> {
  const { status, body } = await send(target, message, { ...asking, resolve: resolveHost })
  if (body === null) throw new NotWhole()
  return { status, body }
}

interface Sending extends Omit<Asking, 'signal'> {
  readonly resolve: ResolveHost
  readonly signal?: AbortSignal
}

/** `body` is null for one that was not read to its end. */
function send(
  target: Target,
  { headers, body }: Message,
  { resolve, patience, mostBody, signal }: Sending,
): Promise<Answer & { body: string | null }> {
  const { url, isNamed } = target
  const isSecure = url.protocol === 'https:'
  return new Promise((done, fail) => {
    let answer: (Answer & { body: string | null }) | null = null
    const socket = open(target, isSecure, guarded(target, resolve))
    const request = (isSecure ? secureRequest : plainRequest)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
      maxHeaderSize: MOST_HEADERS,
      createConnection: () => socket,
      ...(signal && { signal }),
    })
    const late = () => request.destroy(new TimedOut())
    const connecting = setTimeout(late, CONNECT_PATIENCE)
    const whole = setTimeout(late, patience)
    socket.once('connect', () => {
      if (!isNamed && !isPublic(socket.remoteAddress ?? '')) request.destroy(new NotAllowed())
    })
    socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting))
    request.once('response', (response) => {
      const begun = {
        status: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'] ?? null,
        body: null,
      }
      answer = begun
      readSome(response, mostBody, {
        whole: (text) => (answer = { ...begun, body: text }),
        stop: () => request.destroy(),
      })
    })
    let problem: Error | null = null
    request.once('error', (error) => (problem = error))
    request.once('close', () => {
      clearTimeout(connecting)
      clearTimeout(whole)
      if (answer) done(answer)
      else fail(problem ?? new Error('The connection was closed'))
    })
    request.end(body)
  })
}

function open({ host, port }: Target, isSecure: boolean, lookup: LookupFunction): Socket {
  if (!isSecure) return connect({ host, port, lookup })
  return connectSecurely({ host, port, lookup, servername: isIP(host) === 0 ? host : '', ALPNProtocols: ['http/1.1'] })
}

/** The lookup of a socket, which finds what may be connected to, or nothing. */
function guarded(target: Target, resolve: ResolveHost): LookupFunction {
  return (_host, options, callback) => {
    resolve(target)
      .then((addresses) => {
        if (addresses.length === 0) throw Object.assign(new Error('The host is unknown'), { code: 'ENOTFOUND' })
        if (!target.isNamed && !addresses.every(isPublic)) throw new NotAllowed()
        return addresses.map((address) => ({ address, family: isIP(address) }))
      })
      .then(
        (found) => {
          if (options.all) callback(null, found)
          else callback(null, found[0]?.address ?? '', found[0]?.family)
        },
        (error: unknown) => callback(error as NodeJS.ErrnoException, ''),
      )
  }
}

/** What is done with a body that was read, or that is longer than its bound. */
interface Reading {
  whole(text: string): void
  stop(): void
}

/** Reads the body as far as its bound, so that a receiver that writes little is not cut off. */
function readSome(response: IncomingMessage, most: number, { whole, stop }: Reading): void {
  const parts: Buffer[] = []
  let read = 0
  response.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > most) return stop()
    parts.push(chunk)
  })
  response.on('end', () => whole(Buffer.concat(parts).toString('utf8')))
  response.on('error', () => {})
}
