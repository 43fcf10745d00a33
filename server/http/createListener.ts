import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { IMPORT_DEADLINE } from './importAddress'
import { answerInTurn } from './answerInTurn'
import { refuseMalformed } from './refuseMalformed'

/**
 * Time that a client has for its headers and its whole request, and the interval of the check, in milliseconds. The request is
 * the largest file that is taken; for all others there are shorter deadlines (deadline.ts, arriveInTime.ts).
 */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: IMPORT_DEADLINE,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 65_000,
}

/** Requests after which a connection is closed. */
const MOST_REQUESTS = 1000

/**
 * A server that answers slow clients with 408 and malformed HTTP with 400. It does not listen yet.
 * @param publicUrl of the installation: under https these answers say so, too.
 */
export function createListener(handler?: RequestListener, over: ServerOptions = {}, publicUrl = ''): Server {
  const server = createServer({ ...PATIENCE, ...over }, handler && answerInTurn(handler))
  server.maxRequestsPerSocket = MOST_REQUESTS
  return server.on('clientError', (error, socket) => refuseMalformed(publicUrl, error, socket))
}
