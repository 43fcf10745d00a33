import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { refuseMalformed } from './refuseMalformed'

/** How long a client may take for its headers and for the whole of its request, and how often that is looked at. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000, keepAliveTimeout: 65_000 }

/** A server that cuts off slow clients with 408 and what is not HTTP with 400. It does not listen yet. */
export function createListener(handler?: RequestListener, over: ServerOptions = {}): Server {
  return createServer({ ...PATIENCE, ...over }, handler).on('clientError', refuseMalformed)
}
