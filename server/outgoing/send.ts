import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { isPublic } from './isPublic'
import type { Target } from './readTarget'
import type { ResolveHost } from './resolveHost'

/** Milliseconds until a connection stands. */
export const CONNECT_PATIENCE = 5000
/** Bytes of an answer's headers that are read at most. */
const MOST_HEADERS = 8 * 1024

/** The host has an address that is not public. Nothing was sent. */
export class NotAllowed extends Error {}
/** There was no answer in time. */
export class TimedOut extends Error {}

/** What is sent. */
export interface Message {
  /** POST with a body and GET without one, unless this says otherwise. */
  readonly method?: 'PUT' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** What came back before its body. */
export interface Head {
  readonly status: number
  readonly headers: IncomingHttpHeaders
}

/** An answer; `body` is null for one that was not read, or not to its end. */
export interface Answered extends Head {
  readonly body: Buffer | null
}

/** How a request is sent. */
export interface Sending {
  readonly resolve: ResolveHost
  /** Milliseconds for the whole request. */
  readonly patience: number
  /** Bytes that the body of the answer may have. */
  readonly mostBody: number
  readonly mostHeaders?: number
  /** Ends the request. */
  readonly signal?: AbortSignal
  /** Whether the body of such an answer is read; it is unless this says otherwise. */
  readonly isRead?: (head: Head) => boolean
  /** Addresses that may be connected to for a host that the configuration does not name: public ones. */
  readonly isAllowed?: (address: string) => boolean
}

/**
 * Sends a request, the one way out for what people have the server call (docs/product.md HOOK-4, MOVE-36). The addresses of
 * the host are checked all together and handed to the socket, so that what was checked is what is connected to; the socket's
 * own is checked again before anything is sent. Neither proxies of the environment nor redirects are followed, connections
 * are not kept, and no more is read of the answer than its head and a bounded part of its body.
 *
 * @param message without a body a page is asked for.
 * @throws NotAllowed, TimedOut, or the error of the connection.
 */
export function send(
  target: Target,
  message: Message | (Omit<Message, 'body'> & { body: null }),
  sending: Sending,
): Promise<Answered> {
  const { patience, mostBody, mostHeaders = MOST_HEADERS, signal, isRead = () => true } = sending
  const { isAllowed = isPublic } = sending
  const { headers, body, method = body === null ? 'GET' : 'POST' } = message
  const { url, isNamed } = target
  const isSecure = url.protocol === 'https:'
  const mayConnect = (address: string): boolean => isNamed || isAllowed(address)
  return new Promise((done, fail) => {
    let answer: Answered | null = null
    const socket = open(target, isSecure, guarded(target, sending.resolve, mayConnect))
    const request = (isSecure ? secureRequest : plainRequest)(url, {
      method,
      headers: { ...headers, ...(body !== null && { 'content-length': Buffer.byteLength(body) }), connection: 'close' },
      maxHeaderSize: mostHeaders,
      createConnection: () => socket,
      ...(signal && { signal }),
    })
    const late = () => request.destroy(new TimedOut())
    const connecting = setTimeout(late, CONNECT_PATIENCE)
    const whole = setTimeout(late, patience)
    socket.once('connect', () => {
      if (!mayConnect(socket.remoteAddress ?? '')) request.destroy(new NotAllowed())
    })
    socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting))
    request.once('response', (response) => {
      const head = { status: response.statusCode ?? 0, headers: response.headers }
      answer = { ...head, body: null }
      if (!isRead(head)) return void request.destroy()
      readSome(response, mostBody, {
        whole: (read) => (answer = { ...head, body: read }),
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
    request.end(body ?? undefined)
  })
}

function open({ host, port }: Target, isSecure: boolean, lookup: LookupFunction): Socket {
  if (!isSecure) return connect({ host, port, lookup })
  return connectSecurely({ host, port, lookup, servername: isIP(host) === 0 ? host : '', ALPNProtocols: ['http/1.1'] })
}

/** The lookup of a socket, which finds what may be connected to, or nothing. */
function guarded(target: Target, resolve: ResolveHost, mayConnect: (address: string) => boolean): LookupFunction {
  return (_host, options, callback) => {
    resolve(target)
      .then((addresses) => {
        if (addresses.length === 0) throw Object.assign(new Error('The host is unknown'), { code: 'ENOTFOUND' })
        if (!addresses.every(mayConnect)) throw new NotAllowed()
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
  whole(body: Buffer): void
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
  response.on('end', () => {
    // What was cut is not whole, also where its end has arrived.
    if (read <= most) whole(Buffer.concat(parts))
  })
  response.on('error', () => {})
}
